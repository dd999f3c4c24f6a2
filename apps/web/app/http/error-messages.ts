import { certificateMessages, onboardingMessages } from "@tenora/domain/business/onboarding";
import type { FailureCode } from "@tenora/domain/domain-error";

interface ErrorMessage {
  readonly status: number;
  readonly message: string;
  /** The number of the request is added, for whoever asks us about it. */
  readonly includesRequestId?: true;
}

/** What a person reads, and the HTTP status a program reads, for every way we say no. */
export const errorMessages: Record<FailureCode, ErrorMessage> = {
  WALLET_TAKEN: { status: 409, message: "A business with this wallet address already exists" },
  BUSINESS_LOOKUP_FAILED: {
    status: 500,
    message: "Error checking for existing business: please try again in a moment",
    includesRequestId: true,
  },
  BUSINESS_SAVE_FAILED: {
    status: 500,
    message:
      "Error saving business data: please submit again in a moment, the same form is never saved twice",
    includesRequestId: true,
  },
  INVESTOR_LOOKUP_FAILED: {
    status: 500,
    message: "Your registration could not be looked up. Please try again in a moment.",
  },
  INVESTOR_SAVE_FAILED: { status: 500, message: "Failed to submit investor information" },
  MISSING_BUSINESS_ID: { status: 400, message: "Missing business ID" },
  INVALID_STATUS: { status: 400, message: "Invalid status" },
  BUSINESS_NOT_FOUND: { status: 404, message: "No business found with the given ID" },
  BUSINESS_ERASED: {
    status: 410,
    message:
      "This business has been erased, so nothing can be added to it. Whoever owns its wallet may begin onboarding anew.",
  },
  ALREADY_REVIEWED: {
    status: 409,
    message: "Somebody else has decided this request in the meantime. The list now shows how.",
  },
  ALREADY_CHANGED: {
    status: 409,
    message: "This has changed in the meantime, so nothing was done. You now see how it stands.",
  },
  INVESTOR_NOT_FOUND: { status: 404, message: "No investor found with the given ID" },
  ARTICLE_NOT_FOUND: { status: 404, message: "No article found with the given ID" },
  ARTICLE_PUBLISHED: {
    status: 409,
    message:
      "What readers have seen cannot be deleted. You may unpublish it: then nobody finds it.",
  },
  SLUG_TAKEN: { status: 409, message: "Another article has this address. Please choose another." },
  SLUG_SETTLED: {
    status: 409,
    message: "The address of a published article stays, so that links to it keep working.",
  },
  COVER_TYPE: { status: 415, message: "A cover is a PNG or JPEG picture. This file is not one." },
  COVER_SIZE: {
    status: 413,
    message:
      "A cover has at most 5 MB, is 600 to 4,000 pixels wide and 300 to 4,000 high. Please choose another.",
  },
  CERTIFICATE_TYPE: { status: 415, message: certificateMessages.type },
  CERTIFICATE_SIZE: { status: 413, message: certificateMessages.size },
  CERTIFICATE_UPLOAD_FAILED: {
    status: 503,
    message: "Error uploading certificate: we cannot store it now, please try again in a moment",
    includesRequestId: true,
  },
  CERTIFICATE_SETTLED: {
    status: 409,
    message: "The certificate can be replaced only while your request is pending or rejected.",
  },
  CERTIFICATE_CHANGED: {
    status: 409,
    message:
      "The business sent another certificate after you opened this request, so nothing was decided. You now see the new one.",
  },
  TOO_MANY_UPLOADS: {
    status: 429,
    message: "You have uploaded many documents today. Please try again tomorrow.",
  },
  CERTIFICATE_MISSING: { status: 400, message: onboardingMessages.document.message },
  INVALID_INPUT: { status: 400, message: "Some answers are missing or cannot be used." },
  SESSION_MISSING: { status: 401, message: "Please sign in again: your session has ended." },
  WALLET_PROOF_REFUSED: {
    status: 401,
    message: "The signature does not prove this wallet. Please sign the newest request.",
  },
  INVALID_CREDENTIALS: { status: 401, message: "Invalid credentials or not an admin user" },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    message: "Too many attempts. Please wait a quarter of an hour and try again.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: "That was more than we answer at once. Please wait a moment and try again.",
  },
  SECOND_FACTOR_NEEDED: { status: 401, message: "Enter the code of your second factor." },
  SECOND_FACTOR_WRONG: {
    status: 401,
    message: "This code is not right, or was used before. Wait for the next one.",
  },
  TOO_MANY_CODES: {
    status: 429,
    message:
      "Ten codes were not right within a day, so codes of the app are not looked at now. Use one of your recovery codes, or try again tomorrow.",
  },
  TOO_MANY_LOOKS: {
    status: 429,
    message:
      "You have looked at sixty government IDs within an hour, so this one is not shown. Please go on later.",
  },
  ALREADY_ADMIN: { status: 409, message: "This address belongs to an admin already." },
  LINK_EXPIRED: { status: 410, message: "This link has expired or was used before." },
  PASSWORD_WRONG: { status: 403, message: "This is not your password." },
  FORBIDDEN: { status: 403, message: "You may not do this." },
  FOREIGN_ORIGIN: { status: 403, message: "This request did not come from our own pages." },
  STORE_UNAVAILABLE: { status: 503, message: "Documents cannot be reached at the moment." },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: "We cannot reach our records at the moment. Please try again shortly.",
  },
};
