import type { RequestCheck } from "@tenora/database/funding-request/check-funding-request";
import type { RecordedMethod } from "@tenora/domain/funding-request/review/request-check";
import { formatMoment } from "@tenora/domain/text/format-date";
import { reviewerOf } from "~/desk/features/reviewer";
import { isByCustomer } from "../review/reviewer-words.ts";

const ways: Record<RecordedMethod, string> = {
  phone: "Confirmed by phone",
  email: "Confirmed by email",
  meeting: "Confirmed in a meeting",
  "written-order": "Confirmed by a signed order or delivery note",
  link: "Confirmed by our link",
  wallet: "Confirmed with their wallet, by a signature that isn’t part of this attestation",
  comparison: "Compared with similar requests",
  register: "Checked in the company register",
  website: "Checked on the customer’s website",
  other: "Confirmed in another way",
};

/**
 * How a customer confirmed the debt whose signature isn't attested with it: the newest record of this
 * submission. Null where none is stored.
 */
export function confirmationWords(checks: readonly RequestCheck[]): string | null {
  const found = checks.findLast(({ subject, isCurrent }) => subject === "debt" && isCurrent);
  if (found === undefined) return null;
  const { method, at, adminEmail } = found;
  const by = isByCustomer(found) ? "" : ` by ${reviewerOf(adminEmail)}`;
  return `${ways[method]}, recorded ${formatMoment(new Date(at))} UTC${by}`;
}
