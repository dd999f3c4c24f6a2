import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { asOwner } from "@tenora/database/transaction/as-owner";
import { describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { onboardingForm, Person } from "../support/people/person.ts";

const storedDocuments = () => {
  const folder = join(marketplace.documentsFolder, "business-documents");
  return existsSync(folder) ? readdirSync(folder) : [];
};

async function signedIn(): Promise<Person> {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  return ada;
}

const standing = async (wallet: string) =>
  (await (await fetch(`${marketplace.url}/api/wallets/${wallet}/business`)).json()) as unknown;

describe("submission", () => {
  test("creates a pending business at tier 3; sent twice it creates one §4.12 §7.10 §9.15", async () => {
    const ada = await signedIn();
    const form = onboardingForm(ada.wallet);
    const before = Date.now();
    expect((await ada.submit(form)).status).toBe(201);
    const [stored] = await asOwner(marketplace.ownerUrl, async (owner) => {
      const consent =
        "select consent_version, consent_at from businesses where wallet_address = $1";
      return (await owner.query(consent, [ada.wallet])).rows;
    });
    expect(stored).toMatchObject({ consent_version: "2026-11-27.3" });
    expect(Math.abs(stored.consent_at - before)).toBeLessThan(60_000);
    const documents = storedDocuments();
    expect((await ada.submit(form)).status).toBe(200);
    expect(storedDocuments()).toEqual(documents);
    const expected = { business: { status: "pending", tier: 3 } };
    expect(await standing(ada.wallet)).toEqual(expected);
    expect(await standing(ada.account.address)).toEqual(expected);
  });

  test("of another form for the same wallet, in any capitals, is rejected, and leaves nothing behind §1.5 §5.17", async () => {
    const ada = await signedIn();
    await ada.submit();
    const documents = storedDocuments();
    for (const wallet of [
      ada.wallet,
      ada.account.address,
      `0x${ada.wallet.slice(2).toUpperCase()}`,
    ]) {
      const response = await ada.submit(onboardingForm(wallet));
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        code: "WALLET_TAKEN",
        message: "A business with this wallet address already exists",
      });
    }
    expect(storedDocuments()).toEqual(documents);
  });

  test("sent 20 times at once by one wallet creates one business", async () => {
    const ada = await signedIn();
    const documents = storedDocuments().length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.submit()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(storedDocuments()).toHaveLength(documents + 1);
  });

  test("needs a proven wallet, the one that it names", async () => {
    const visitor = new Person(marketplace);
    expect((await visitor.submit()).status).toBe(401);
    const cy = await signedIn();
    const response = await cy.submit(onboardingForm(visitor.wallet));
    expect(await response.json()).toMatchObject({ code: "WALLET_PROOF_REFUSED" });
    expect(await standing(visitor.wallet)).toEqual({ business: null });
  });

  test("without a file is rejected with a message, and nothing is stored", async () => {
    const ada = await signedIn();
    const documents = storedDocuments();
    const response = await ada.submit(
      onboardingForm(ada.wallet, { registrationCertificate: null }),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: "Please upload your registration certificate",
    });
    expect(storedDocuments()).toEqual(documents);
    expect(await standing(ada.wallet)).toEqual({ business: null });
  });

  test.each([
    ["companyName", "   "],
    ["country", "Atlantis"],
    ["directorEmail", "not an address"],
    ["consent", "false"],
    ["submissionKey", "1"],
    ["registrationNumber", null],
    ["registrationNumber", "2024K"],
  ])("whose %s is %j is rejected, and its document is deleted", async (field, value) => {
    const ada = await signedIn();
    const documents = storedDocuments();
    const response = await ada.submit(onboardingForm(ada.wallet, { [field]: value }));
    expect(response.status).toBe(400);
    expect(storedDocuments()).toEqual(documents);
  });

  test("may be large, and no other body may", async () => {
    const ada = await signedIn();
    const body = { message: "x".repeat(70_000), signature: "0x" };
    expect((await ada.post("/api/wallet/sign-in", body)).status).toBe(413);
  });

  test("that is not a form, or is incomplete, is rejected", async () => {
    const ada = await signedIn();
    expect((await ada.post("/api/business/submissions", {})).status).toBe(400);
    const cut = await ada.fetch("/api/business/submissions", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: '--x\r\ncontent-disposition: form-data; name="registrationCertificate"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    });
    expect(cut.status).toBe(400);
  });
});
