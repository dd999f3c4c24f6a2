import type { FailureCode } from "@tenora/domain/domain-error";

export type SendOutcome =
  | { readonly kind: "accepted" }
  /** `code` is null when no response of ours came; `message` is empty when the cause is unknown. */
  | { readonly kind: "rejected"; readonly code: FailureCode | null; readonly message: string };

/** Longer than any timeout of the server, so that no connection hangs for ever. */
const timeoutMs = 120_000;
const noResponse: SendOutcome = { kind: "rejected", code: null, message: "" };

export interface CertificateForm {
  /** Sent first, so that the server has them when the file begins to arrive. */
  readonly fields: Readonly<Record<string, string>>;
  readonly certificate: File;
}

/**
 * Sends a form with its certificate and tells how much of it has left, from 0 to 1. Never throws:
 * a missing response is a rejection without a code. (XMLHttpRequest, since fetch reports no upload progress.)
 */
export function sendForm(
  endpoint: string,
  form: CertificateForm,
  onProgress: (sent: number) => void,
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(readOutcome(request));
    for (const event of ["error", "abort", "timeout"]) {
      request.addEventListener(event, () => resolve(noResponse));
    }
    request.open("POST", endpoint);
    request.timeout = timeoutMs;
    request.send(toFormData(form));
  });
}

function readOutcome({ status, responseText }: XMLHttpRequest): SendOutcome {
  if (status >= 200 && status < 300) return { kind: "accepted" };
  try {
    const { code, message } = JSON.parse(responseText) as { code?: FailureCode; message?: string };
    return { kind: "rejected", code: code ?? null, message: message ?? "" };
  } catch {
    return noResponse; // not from our own server: a gateway, perhaps
  }
}

function toFormData({ fields, certificate }: CertificateForm): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append("registrationCertificate", certificate);
  return data;
}

/** The file itself was rejected, so another one is needed. */
export function isAboutCertificate(code: FailureCode | null): boolean {
  return (
    code === "CERTIFICATE_TYPE" || code === "CERTIFICATE_SIZE" || code === "CERTIFICATE_MISSING"
  );
}
