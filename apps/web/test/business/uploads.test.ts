import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { malformedUploads } from "@tenora/testing/uploads/malformed-uploads";
import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { validUploads } from "@tenora/testing/uploads/valid-uploads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { expectedMessage, sendUpload } from "../support/send-upload.ts";

// One variant of each class; `npm run bench -- S3` sends all ten.
// A process with a folder of its own: no other test stores there meanwhile.
const folder = mkdtempSync(join(tmpdir(), "tenora-uploads-"));
const web = await startWeb(marketplace, { documents: { kind: "folder", folder } });
afterAll(async () => {
  await web.kill();
  rmSync(folder, { recursive: true });
});
const storedDocuments = () => {
  const bucket = join(folder, "business-documents");
  return existsSync(bucket) ? readdirSync(bucket) : [];
};

const mallory = new Person(web.marketplace);
beforeAll(() => mallory.signInWithWallet());

test.each([...malformedUploads])(
  "upload: %s is rejected with a message, and nothing is stored",
  async (_what, make) => {
    const before = storedDocuments();
    const upload = make(3);
    const { status, body } = await sendUpload(mallory, upload);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.message).toBe(expectedMessage(upload));
    expect(storedDocuments()).toEqual(before);
  },
);

test.each(validUploads.filter((_, at) => at % 2 === 0))(
  "upload: $what is accepted",
  async (upload) => {
    const ada = new Person(web.marketplace);
    await ada.signInWithWallet();
    const before = storedDocuments().length;
    expect(await sendUpload(ada, upload)).toMatchObject({ status: 201 });
    expect(storedDocuments()).toHaveLength(before + 1);
  },
);

test("upload: a part of bytes without a name is rejected at once", async () => {
  const body = [
    "--B",
    'Content-Disposition: form-data; name="registrationCertificate"',
    "Content-Type: application/octet-stream",
    "",
    "%PDF-1.7 without a name",
    "--B--\r\n",
  ].join("\r\n");
  const answer = await mallory.fetch("/api/business/submissions", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=B" },
    body,
    signal: AbortSignal.timeout(20_000),
  });
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({
    message: "Invalid file type. Please upload a PDF, PNG, or JPG file.",
  });
});

const wholeFile = Buffer.from(samplePdf("Certificate")).toString("latin1");
const filePart = `--B\r\nContent-Disposition: form-data; name="registrationCertificate"; filename="a.pdf"\r\n\r\n${wholeFile}\r\n`;

test.each([
  ["no file", ""],
  ["a file", filePart],
])("upload: a form of %s and very many parts is not read to its end", async (_what, first) => {
  const before = storedDocuments();
  const part = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const answer = await mallory.fetch("/api/business/submissions", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=B" },
    body: Buffer.from(`${first}${part.repeat(1_000)}--B--\r\n`, "latin1"),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "INVALID_INPUT" });
  expect(storedDocuments()).toEqual(before);
});
