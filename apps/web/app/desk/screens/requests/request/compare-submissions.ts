import type { CertificateInfo } from "@tenora/domain/business/onboarding";

interface Submission {
  readonly companyName: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly directorName: string;
  readonly directorEmail: string;
  readonly certificateUrl: string | null;
  readonly certificateInfo: CertificateInfo | null;
}

export interface SubmissionField {
  readonly field: string;
  readonly before: string;
  readonly now: string;
  readonly isChanged: boolean;
}

const fields = [
  ["Company", "companyName"],
  ["Registration number", "registrationNumber"],
  ["Country", "country"],
  ["Director", "directorName"],
  ["Director's email", "directorEmail"],
] as const;

/** Compares two submissions field by field. A new upload is a change, whatever its file name. */
export function compareSubmissions(
  before: Submission,
  now: Submission,
): readonly SubmissionField[] {
  const facts = fields.map(([field, key]) => ({
    field,
    before: before[key],
    now: now[key],
    isChanged: before[key] !== now[key],
  }));
  const certificate = {
    field: "Certificate",
    before: nameOf(before),
    now: nameOf(now),
    isChanged: before.certificateUrl !== now.certificateUrl,
  };
  return [...facts, certificate];
}

const nameOf = ({ certificateInfo }: Submission) =>
  certificateInfo?.uploadFailed ? "Not received" : (certificateInfo?.fileName ?? "None");
