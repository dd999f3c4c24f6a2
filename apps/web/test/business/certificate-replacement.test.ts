import { readdirSync } from "node:fs";
import { join } from "node:path";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { certificateReceivedText } from "@tenora/domain/business/onboarding";
import { sampleJpeg } from "@tenora/testing/uploads/sample-pictures";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { onboardingForm, Person, pdfFile } from "../support/people/person.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());

async function submitted(): Promise<Person> {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  expect((await ada.submit()).status).toBe(201);
  return ada;
}

function replacement(wallet: string, file: File = pdfFile(), key?: string): FormData {
  const form = new FormData();
  form.append("walletAddress", wallet);
  if (key !== undefined) form.append("replacementKey", key);
  form.append("registrationCertificate", file);
  return form;
}

const replace = (person: Person, form = replacement(person.wallet)) =>
  person.fetch("/api/business/certificate", { method: "POST", body: form });

async function record(wallet: string) {
  const { rows } = await owner.query(
    "select id, certificate_url, certificate_info from businesses where wallet_address = $1",
    [wallet],
  );
  const history = await owner.query(
    `select event, status, replaced_certificate_url from business_history
     where business_id = $1 order by id`,
    [rows[0].id],
  );
  return { ...rows[0], history: history.rows } as {
    id: string;
    certificate_url: string;
    certificate_info: object;
    history: { event: string; status: string; replaced_certificate_url: string | null }[];
  };
}

const documents = () => readdirSync(join(marketplace.documentsFolder, "business-documents"));

const decide = (id: string, status: string) =>
  owner.query("update businesses set status = $2 where id = $1", [id, status]);

describe("certificate replacement", () => {
  test("replaces the first while pending; the first stays stored, with a history entry", async () => {
    const ada = await submitted();
    const before = await record(ada.wallet);
    const photo = new File([new Uint8Array(sampleJpeg())], "photo.jpg");
    expect((await replace(ada, replacement(ada.wallet, photo))).status).toBe(200);
    const after = await record(ada.wallet);
    expect(after.certificate_url).toMatch(/\.jpg$/);
    expect(after.certificate_info).toEqual({ fileName: "photo.jpg" });
    expect(after.history.at(-1)).toEqual({
      event: "certificate_replaced",
      status: "pending",
      replaced_certificate_url: before.certificate_url,
    });
  });

  test("that is sent twice replaces once, and stores one more document", async () => {
    const ada = await submitted();
    const before = documents().length;
    const key = crypto.randomUUID();
    const send = () => replace(ada, replacement(ada.wallet, pdfFile(), key));
    const answers = await Promise.all([send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { history, certificate_url } = await record(ada.wallet);
    expect(history.map(({ event }) => event)).toEqual(["submitted", "certificate_replaced"]);
    expect(documents()).toHaveLength(before + 1);
    expect(documents()).toContain(certificate_url.split("/").at(-1));
    const odd = await replace(ada, replacement(ada.wallet, pdfFile(), "not a uuid"));
    expect(await odd.json()).toMatchObject({ code: "INVALID_INPUT" });
    expect(documents()).toHaveLength(before + 1);
  });

  test("stops the decision of an admin who saw the previous certificate", async () => {
    const ada = await submitted();
    const { id, certificate_url: seenCertificate } = await record(ada.wallet);
    const op = new Person(marketplace);
    await op.signInAsAdmin();
    expect((await replace(ada)).status).toBe(200);
    const decide = (seen: string, status = "approved") =>
      op.post(`/api/admin/businesses/${id}/review`, { status, seenCertificate: seen });
    for (const [seen, status] of [
      [seenCertificate, "approved"],
      [seenCertificate, "rejected"],
      ["", "approved"],
    ] as const) {
      const late = await decide(seen, status);
      expect(late.status).toBe(409);
      expect(await late.json()).toMatchObject({ code: "CERTIFICATE_CHANGED" });
    }
    const { certificate_url } = await record(ada.wallet);
    expect((await decide(certificate_url)).status).toBe(200);
  });

  test("stops it as well when another request has an indistinguishable certificate", async () => {
    const ada = await submitted();
    const { id } = await record(ada.wallet);
    const op = new Person(marketplace);
    await op.signInAsAdmin();
    // As if the store were down all the while: both requests have the same sentence for a file.
    const refuseFile = async () => {
      const { rows } = await owner.query(
        `update businesses set certificate_url = $2 where id = $1
         returning certificate_url as "seenCertificate", updated_at as "seenUpdate"`,
        [id, certificateReceivedText],
      );
      return rows[0] as { seenCertificate: string; seenUpdate: Date };
    };
    const decide = (seen: object, status = "approved") =>
      op.post(`/api/admin/businesses/${id}/review`, { status, reason: "x", ...seen });
    const approve = async (seen: object) => {
      const businesses = [{ id, ...seen }];
      const answer = await op.post("/api/admin/businesses/approvals", { businesses, tier: 3 });
      return ((await answer.json()) as { refusals: object }).refusals;
    };
    const seen = await refuseFile();
    expect((await decide(seen, "rejected")).status).toBe(200);
    const form = onboardingForm(ada.wallet, { companyName: "Somebody Else's" });
    expect((await ada.submit(form)).status).toBe(201);
    const seenNow = await refuseFile();
    const late = await decide(seen);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: "ALREADY_CHANGED" });
    expect(await approve(seen)).toEqual({
      [id]: expect.stringContaining("changed in the meantime"),
    });
    expect((await decide({ ...seen, seenUpdate: "yesterday" })).status).toBe(400);
    expect(await approve(seenNow)).toEqual({ [id]: null });
  });

  test("replaces a failed upload, also when rejected", async () => {
    const ada = await submitted();
    const { id } = await record(ada.wallet);
    await owner.query(
      `update businesses set certificate_url = 'Your document was received.', status = 'rejected',
         certificate_info = '{"fileName": "a.pdf", "uploadFailed": true}' where id = $1`,
      [id],
    );
    expect((await replace(ada)).status).toBe(200);
    const { certificate_info, history } = await record(ada.wallet);
    expect(certificate_info).toEqual({ fileName: "certificate.pdf" });
    expect(history.at(-1)?.replaced_certificate_url).toBeNull();
  });

  test("is rejected once approved, and without a business", async () => {
    const ada = await submitted();
    const before = await record(ada.wallet);
    await decide(before.id, "approved");
    const response = await replace(ada);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "CERTIFICATE_SETTLED" });
    expect((await record(ada.wallet)).certificate_url).toBe(before.certificate_url);
    const cy = new Person(marketplace);
    await cy.signInWithWallet();
    expect((await replace(cy)).status).toBe(409);
  });

  test("is rejected for an erased business, as is a comment; its wallet can start again", async () => {
    const ada = await submitted();
    const { id } = await record(ada.wallet);
    await erasePerson(marketplace.ownerUrl, ada.wallet);
    await ada.signInWithWallet();
    const op = new Person(marketplace);
    await op.signInAsAdmin();
    const before = documents().length;
    const note = { act: "note", note: "x" };
    for (const refused of [
      await replace(ada),
      await op.post(`/api/admin/businesses/${id}/acts`, note),
    ]) {
      expect(refused.status).toBe(410);
      expect(await refused.json()).toMatchObject({
        code: "BUSINESS_ERASED",
        message:
          "This business has been erased, so nothing can be added to it. The owner of its wallet can start onboarding again.",
      });
    }
    expect(documents()).toHaveLength(before);
    expect((await ada.submit()).status).toBe(201);
    expect((await record(ada.wallet)).id).toBe(id);
    expect((await replace(ada)).status).toBe(200);
  });

  test("is rejected without a session, and for another wallet", async () => {
    const ada = await submitted();
    const before = await record(ada.wallet);
    expect((await replace(new Person(marketplace), replacement(ada.wallet))).status).toBe(401);
    const mallory = await submitted();
    expect((await replace(mallory, replacement(ada.wallet))).status).toBe(401);
    expect((await record(ada.wallet)).certificate_url).toBe(before.certificate_url);
  });

  test("that is not a document is rejected with the message of the form", async () => {
    const ada = await submitted();
    const program = pdfFile(Buffer.from("MZ program"), "a.pdf");
    const response = await replace(ada, replacement(ada.wallet, program));
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      message: "Invalid file type. Please upload a PDF, PNG, or JPG file.",
    });
  });

  test("is accepted 5 times a day and the 6th rejected; the daily quota is 250 MiB", async () => {
    const ada = await submitted();
    for (let time = 0; time < 5; time += 1) expect((await replace(ada)).status).toBe(200);
    expect((await replace(ada)).status).toBe(429);
    const bo = await submitted();
    await owner.query("update upload_quota set bytes = 262144000 where wallet_address = $1", [
      bo.wallet,
    ]);
    const response = await replace(bo);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: "TOO_MANY_UPLOADS" });
    await owner.query(
      "update upload_quota set since = now() - interval '25 hours' where wallet_address = $1",
      [bo.wallet],
    );
    expect((await replace(bo)).status).toBe(200);
  });
});

test("restart: the rejected document stays stored", async () => {
  const ada = await submitted();
  const before = await record(ada.wallet);
  await decide(before.id, "rejected");
  expect((await ada.submit()).status).toBe(201);
  const after = await record(ada.wallet);
  expect(after.id).toBe(before.id);
  expect(after.history.at(-1)).toMatchObject({
    event: "restarted",
    replaced_certificate_url: before.certificate_url,
  });
});
