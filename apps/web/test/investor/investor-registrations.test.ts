import { asOwner } from "@tenora/database/transaction/as-owner";
import { describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

async function signedIn(): Promise<Person> {
  const cy = new Person(marketplace);
  await cy.signInWithWallet();
  return cy;
}

const registration = (wallet: string, changes: object = {}) => ({
  investorName: "Cy Tan",
  country: "Singapore",
  registrationNumber: "S1234567D",
  walletAddress: wallet,
  certificateInfo: { email: "Cy@Example.com" },
  agreeTerms: true,
  ...changes,
});

const register = (person: Person, body: object = registration(person.wallet)) =>
  person.post("/api/investor/registrations", body);

const isRegistered = async (wallet: string) =>
  (await (await fetch(`${marketplace.url}/api/wallets/${wallet}/investor`)).json()) as unknown;

const stored = (wallet: string) =>
  asOwner(marketplace.ownerUrl, async (owner) => {
    const { rows } = await owner.query(
      `select investor_name, country, status, certificate_info, registration_number_encrypted,
         (select count(*)::int from outbox o where o.subject_id = i.id) as mails
       from investors i where wallet_address = $1`,
      [wallet],
    );
    return rows;
  });

describe("investor registration", () => {
  test("is pending, with one mail; a repeat succeeds and changes nothing", async () => {
    const cy = await signedIn();
    expect(await isRegistered(cy.wallet)).toEqual({ registered: false });
    const answer = await register(cy);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
    const again = await register(cy, registration(cy.wallet, { investorName: "Somebody else" }));
    expect(await again.json()).toEqual({ success: true });
    expect(await isRegistered(cy.account.address)).toEqual({ registered: true });
    const expected = {
      investor_name: "Cy Tan",
      country: "Singapore",
      status: "pending",
      certificate_info: {
        email: "cy@example.com",
        consentAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
        consentVersion: "2026-11-27.3",
      },
      mails: 1,
    };
    expect(await stored(cy.wallet)).toMatchObject([expected]);
  });

  test("encrypts the government id, each with its own nonce", async () => {
    const [cy, bo] = [await signedIn(), await signedIn()];
    await Promise.all([register(cy), register(bo)]);
    const [first, second] = await Promise.all([stored(cy.wallet), stored(bo.wallet)]);
    const sealed = first[0].registration_number_encrypted as Buffer;
    expect(sealed.toString("latin1")).not.toContain("S1234567D");
    expect(sealed).not.toEqual(second[0].registration_number_encrypted);
  });

  test("sent 20 times at once by one wallet creates one investor", async () => {
    const cy = await signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(cy)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored(cy.wallet)).toMatchObject([{ mails: 1 }]);
  });

  test("that can't be stored answers with its message §8.37", async () => {
    const cy = await signedIn();
    const rename = (from: string, to: string) =>
      asOwner(marketplace.ownerUrl, (owner) => owner.query(`alter table ${from} rename to ${to}`));
    await rename("investors", "investors_missing");
    try {
      const { message } = (await (await register(cy)).json()) as { message: string };
      expect(message).toContain("Failed to submit investor information");
    } finally {
      await rename("investors_missing", "investors");
    }
  });

  test("needs a proven wallet, the one that it names", async () => {
    const visitor = new Person(marketplace);
    expect((await register(visitor)).status).toBe(401);
    const cy = await signedIn();
    const answer = await register(cy, registration(visitor.wallet));
    expect(await answer.json()).toMatchObject({ code: "WALLET_PROOF_REFUSED" });
    expect(await isRegistered(visitor.wallet)).toEqual({ registered: false });
  });

  test.each([
    ["investorName", "C"],
    ["country", " "],
    ["registrationNumber", "1"],
    ["certificateInfo", { email: "nobody" }],
    ["agreeTerms", false],
    ["walletAddress", "0x1"],
  ])("whose %s is %j is rejected", async (field, value) => {
    const cy = await signedIn();
    const answer = await register(cy, registration(cy.wallet, { [field]: value }));
    expect(answer.status).toBe(400);
    expect(await stored(cy.wallet)).toEqual([]);
  });

  test("is found by its exact address only §7.16", async () => {
    expect(await isRegistered("0x12")).toMatchObject({ code: "INVALID_INPUT" });
  });
});
