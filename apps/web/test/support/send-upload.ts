import { type ClientRequest, request } from "node:http";
import { text } from "node:stream/consumers";
import type { MalformedUpload, Upload } from "@tenora/testing/uploads/upload";
import type { Person } from "./people/person.ts";

export interface UploadAnswer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string };
}

const messages = {
  type: "Invalid file type. Please upload a PDF, PNG, or JPG file.",
  size: "File too large. Maximum file size is 10MB.",
  missing: "Please upload your registration certificate",
};

/** The message with which the server must reject it. */
export const expectedMessage = ({ isChunked, refusal }: MalformedUpload): string =>
  isChunked ? "Please send the body with a Content-Length." : messages[refusal];

/**
 * Sends a form with this file as its certificate, byte for byte: with a Content-Length, or in chunks
 * without. The form encoding of browsers would clean up the file's name.
 */
export async function sendUpload(
  person: Person,
  upload: Upload,
  path = "/api/business/submissions",
): Promise<UploadAnswer> {
  const boundary = "----tenora-upload";
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = {
    companyName: "Ada Trading Pte Ltd",
    country: "Singapore",
    registrationNumber: "202412345K",
    directorName: "Ada Tan",
    directorEmail: "ada@example.com",
    consent: "true",
    walletAddress: person.wallet,
    submissionKey: crypto.randomUUID(),
  };
  const name = upload.fileName.replaceAll("\\", "\\\\").replaceAll('"', "%22");
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="registrationCertificate"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const before = Object.entries(fields).map(([key, value]) => field(key, value));
  const body = Buffer.concat([
    Buffer.from(before.join("") + head),
    upload.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const length = upload.isChunked
    ? { "transfer-encoding": "chunked" }
    : { "content-length": body.length };
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(
      person.serverUrl + path,
      {
        method: "POST",
        headers: {
          ...length,
          ...person.headers(),
          "content-type": `multipart/form-data; boundary=${boundary}`,
        },
      },
      async (answer) => {
        const content = await text(answer);
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(content) });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
