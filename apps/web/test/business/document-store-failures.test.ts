// @module-tag R3
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { type S3Mode, startS3Server } from "@tenora/testing/s3/s3-server";
import pg from "pg";
import { afterAll, describe, expect, type TestContext, test } from "vitest";
import { figure } from "../../../../bench/support/figure.ts";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { onboardingForm, Person, pdfFile } from "../support/people/person.ts";

// Whatever the document store does, the business is on record within fifteen seconds.
const folder = mkdtempSync(join(tmpdir(), "tenora-trouble-"));
writeFileSync(join(folder, "a-file"), "");
const s3 = await startS3Server();
const { endpoint, bucket, credentials } = s3;
const place = { kind: "s3", endpoint, bucket, credentials } as const;
const inS3 = await startWeb(marketplace, {
  documents: { ...place, region: "eu-test-1", forcePathStyle: true },
});
const brokenDatabase: WebSettings["database"] = {
  ...marketplace.web.database,
  webPublic: "postgresql://nobody:secret@127.0.0.1:9/none",
};
const [inFile, withoutDatabase] = await Promise.all([
  startWeb(marketplace, { documents: { kind: "folder", folder: join(folder, "a-file") } }),
  startWeb(marketplace, { database: brokenDatabase }),
]);
const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(async () => {
  await Promise.all([inS3.kill(), inFile.kill(), withoutDatabase.kill(), owner.end()]);
  rmSync(folder, { recursive: true });
});

async function signedInAt(web: { marketplace: typeof marketplace }): Promise<Person> {
  const ada = new Person(web.marketplace);
  await ada.signInWithWallet();
  return ada;
}

async function certificateOf(wallet: string) {
  const { rows } = await owner.query(
    "select certificate_url, certificate_info from businesses where wallet_address = $1",
    [wallet],
  );
  return rows[0] as { certificate_url: string; certificate_info: unknown };
}

test("document store: S3 stores privately, and serves by a signed link only", async () => {
  const ada = await signedInAt(inS3);
  expect((await ada.submit()).status).toBe(201);
  const { certificate_url } = await certificateOf(ada.wallet);
  expect(s3.objects.has(certificate_url.split("/").at(-1) ?? "")).toBe(true);
  const op = new Person(inS3.marketplace);
  await op.signInAsAdmin();
  const { rows } = await owner.query("select id from businesses where wallet_address = $1", [
    ada.wallet,
  ]);
  const link = await op.post(`/api/admin/businesses/${rows[0].id}/document-link`, {});
  const { url } = (await link.json()) as { url: string };
  const opened = await fetch(ada.serverUrl + url);
  expect(opened.status).toBe(200);
  expect(opened.headers.get("content-type")).toBe("application/pdf");
  expect(opened.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await opened.text()).startsWith("%PDF-")).toBe(true);
  expect((await fetch(ada.serverUrl + certificate_url)).status).toBe(403);
});

describe("document store", () => {
  const expectSubmittedWithout = async (ada: Person, task: TestContext["task"]) => {
    const began = performance.now();
    const response = await ada.submit();
    const took = performance.now() - began;
    expect(response.status).toBe(201);
    expect(took).toBeLessThan(15_000);
    const seconds = `${(took / 1000).toFixed(1)} s`;
    task.meta.figures = [figure(`submission: a store ${task.name}`, seconds, "< 15 s", true)];
    expect(await certificateOf(ada.wallet)).toEqual({
      certificate_url: expect.stringContaining("document was received"),
      certificate_info: { fileName: "certificate.pdf", uploadFailed: true },
    });
  };

  test.for<S3Mode>(["failing", "full", "denied", "cut", "hanging"])(
    "that is %s does not stop a submission",
    { timeout: 30_000 },
    async (mode, { task }) => {
      const ada = await signedInAt(inS3);
      s3.mode = mode;
      await expectSubmittedWithout(ada, task);
      const form = new FormData();
      form.append("walletAddress", ada.wallet);
      form.append("registrationCertificate", pdfFile());
      const again = () => ada.fetch("/api/business/certificate", { method: "POST", body: form });
      const failed = await again();
      expect(failed.status).toBe(503);
      expect(await failed.json()).toMatchObject({
        message: expect.stringMatching(/^Error uploading certificate: /),
      });
      s3.mode = "well";
      expect((await again()).status).toBe(200);
    },
  );

  test("that is slow delays the response and loses nothing", async () => {
    const ada = await signedInAt(inS3);
    s3.mode = "slow";
    expect((await ada.submit()).status).toBe(201);
    s3.mode = "well";
    expect(await certificateOf(ada.wallet)).toMatchObject({
      certificate_info: { fileName: "certificate.pdf" },
    });
  });

  test("in a folder that is not writable does not stop a submission", async ({ task }) => {
    await expectSubmittedWithout(await signedInAt(inFile), task);
  });

  test("that is down does not stop a submission", async ({ task }) => {
    const ada = await signedInAt(inS3);
    await s3.stop();
    await expectSubmittedWithout(ada, task);
  });
});

describe("database failure", () => {
  test("when it is unreachable: the specification's message with a request id §8.16", async () => {
    const ada = new Person(marketplace);
    await ada.signInWithWallet();
    const there = new Person(withoutDatabase.marketplace, ada);
    const response = await there.submit();
    expect(response.status).toBe(500);
    const { code, message, requestId } = (await response.json()) as Record<string, string>;
    expect(code).toBe("BUSINESS_LOOKUP_FAILED");
    expect(message).toMatch(
      /^Error checking for existing business: \w.*\(request [0-9a-f-]{36}\)$/,
    );
    expect(message).toContain(requestId);
    expect(message).not.toMatch(/ECONN|127\.0|postgres/);
  });

  test("when it rejects the insert: the specification's message with a request id §8.16", async () => {
    await owner.query(`create function public.refuse_to_save() returns trigger language plpgsql as $$
      begin raise exception 'secret driver words' using errcode = 'XX000'; end $$`);
    await owner.query(`create trigger refuse before insert on businesses for each row
      when (new.company_name = 'Unsaveable') execute function public.refuse_to_save()`);
    const ada = await signedInAt({ marketplace });
    const response = await ada.submit(onboardingForm(ada.wallet, { companyName: "Unsaveable" }));
    const { code, message } = (await response.json()) as Record<string, string>;
    expect(code).toBe("BUSINESS_SAVE_FAILED");
    expect(message).toMatch(/^Error saving business data: \w.*\(request [0-9a-f-]{36}\)$/);
    expect(message).not.toContain("driver");
  });
});
