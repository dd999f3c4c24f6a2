import type { FailureCode } from "@tenora/domain/domain-error";

export type SendOutcome =
  | { readonly kind: "accepted" }
  /** Without a code no answer of ours came, and without a message nobody knows why. */
  | { readonly kind: "rejected"; readonly code: FailureCode | null; readonly message: string };

/** Longer than the server waits for anything, so that no connection hangs for ever. */
const timeoutMs = 120_000;
const noResponse: SendOutcome = { kind: "rejected", code: null, message: "" };

export interface CertificateForm {
  /** They go first: the server knows them when the file begins to arrive. */
  readonly fields: Readonly<Record<string, string>>;
  readonly certificate: File;
}

/**
 * Sends a form with its certificate and tells how much of it has left, from 0 to 1. Never throws:
 * no answer is a rejection without a code. (XMLHttpRequest, since fetch tells nothing of an upload.)
 */
export function sendForm(
  door: string,
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
    request.open("POST", door);
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
    return noResponse; // not from our own door: a gateway, perhaps
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
