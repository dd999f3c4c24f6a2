import type { FailureCode } from "@tenora/domain/failure";
import type { FormValues } from "./form-values.ts";

export type SendOutcome =
  | { readonly kind: "accepted" }
  | { readonly kind: "refused"; readonly code: FailureCode | null; readonly message: string };

/** The specification's sentence for a failure that has no better one. */
export const unexplainedFailure =
  "There was an error submitting your information. Please try again.";

export interface Submission {
  readonly values: FormValues;
  readonly certificate: File;
  readonly walletAddress: string;
  readonly submissionKey: string;
}

/** Longer than the server waits for anything, so that no connection hangs for ever. */
const patienceMs = 120_000;
const noAnswer: SendOutcome = { kind: "refused", code: null, message: unexplainedFailure };

/**
 * Sends the form with its certificate and tells how much of it has left, from 0 to 1. Never throws:
 * no answer is a refusal without a code. (XMLHttpRequest, since fetch tells nothing of an upload.)
 */
export function sendSubmission(
  submission: Submission,
  onProgress: (sent: number) => void,
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(readOutcome(request));
    for (const event of ["error", "abort", "timeout"]) {
      request.addEventListener(event, () => resolve(noAnswer));
    }
    request.open("POST", "/api/business/submissions");
    request.timeout = patienceMs;
    request.send(toFormData(submission));
  });
}

function readOutcome({ status, responseText }: XMLHttpRequest): SendOutcome {
  if (status >= 200 && status < 300) return { kind: "accepted" };
  try {
    const { code, message } = JSON.parse(responseText) as { code?: FailureCode; message?: string };
    return { kind: "refused", code: code ?? null, message: message ?? unexplainedFailure };
  } catch {
    return noAnswer; // not from our own door: a gateway, perhaps
  }
}

/** The fields go first: the server knows them when the file begins to arrive. */
function toFormData({ values, certificate, walletAddress, submissionKey }: Submission): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, String(value));
  data.append("walletAddress", walletAddress);
  data.append("submissionKey", submissionKey);
  data.append("registrationCertificate", certificate);
  return data;
}
