import type { RequestFailure, RequestResult } from "~/http/send-request";
import { sendUpload } from "~/http/send-upload";

interface CertificateForm {
  /** They go first: the server knows them when the file begins to arrive. */
  readonly fields: Readonly<Record<string, string>>;
  readonly certificate: File;
}

/** Sends a form with its certificate and reports how much of it was sent, from 0 to 1. Never throws. */
export function sendForm<Data = unknown>(
  path: string,
  { fields, certificate }: CertificateForm,
  onProgress: (sent: number) => void,
): Promise<RequestResult<Data>> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append("registrationCertificate", certificate);
  return sendUpload<Data>(path, data, onProgress);
}

/** The file itself was rejected, so another one is needed. */
export function isAboutCertificate(code: RequestFailure["code"]): boolean {
  return (
    code === "CERTIFICATE_TYPE" || code === "CERTIFICATE_SIZE" || code === "CERTIFICATE_MISSING"
  );
}
