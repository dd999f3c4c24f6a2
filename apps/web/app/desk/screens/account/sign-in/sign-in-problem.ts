import type { FailureCode } from "@tenora/domain/domain-error";
import { errorMessages } from "~/http/error-messages";
import type { AdminSessionResponse } from "./admin-session.route.ts";

type Rejection = Extract<AdminSessionResponse, { readonly ok: false }>;

/** Why a sign-in is rejected; any other reason is ours alone. */
const problems: readonly FailureCode[] = [
  ...(["INVALID_CREDENTIALS", "TOO_MANY_ATTEMPTS", "SECOND_FACTOR_NEEDED"] as const),
  ...(["SECOND_FACTOR_WRONG", "TOO_MANY_CODES"] as const),
];

export function rejectionOf(code: FailureCode): Rejection {
  const isWrongCode = code === "SECOND_FACTOR_WRONG" || code === "TOO_MANY_CODES";
  const needsCode = isWrongCode || code === "SECOND_FACTOR_NEEDED";
  return { ok: false, message: errorMessages[code].message, needsCode, isWrongCode };
}

/** Where a rejected sign-in leads a browser without scripts. */
export const problemPath = (code: FailureCode): string => `/admin?problem=${code}`;

/** The rejection that this address tells of; null for one that tells of none. */
export function readProblem(address: URLSearchParams): Rejection | null {
  const asked = address.get("problem");
  if (asked === null) return null;
  return rejectionOf(problems.find((code) => code === asked) ?? "UNKNOWN_ERROR");
}
