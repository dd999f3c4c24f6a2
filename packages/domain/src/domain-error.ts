/** Every failure of the marketplace, by name. The web app has the message and status of each. */
export type FailureCode =
  | "WALLET_TAKEN"
  | "BUSINESS_LOOKUP_FAILED"
  | "BUSINESS_SAVE_FAILED"
  | "INVESTOR_LOOKUP_FAILED"
  | "INVESTOR_SAVE_FAILED"
  | "MISSING_BUSINESS_ID"
  | "INVALID_STATUS"
  | "BUSINESS_NOT_FOUND"
  | "BUSINESS_ERASED"
  | "ALREADY_REVIEWED"
  | "ALREADY_CHANGED"
  | "INVESTOR_NOT_FOUND"
  | "ARTICLE_NOT_FOUND"
  | "ARTICLE_PUBLISHED"
  | "SLUG_TAKEN"
  | "SLUG_SETTLED"
  | "COVER_TYPE"
  | "COVER_SIZE"
  | "CERTIFICATE_TYPE"
  | "CERTIFICATE_SIZE"
  | "CERTIFICATE_MISSING"
  | "CERTIFICATE_SETTLED"
  | "CERTIFICATE_CHANGED"
  | "CERTIFICATE_UPLOAD_FAILED"
  | "TOO_MANY_UPLOADS"
  | "BUSINESS_NOT_APPROVED"
  | "BUSINESS_SUSPENDED"
  | "FUNDING_REQUEST_NOT_FOUND"
  | "FUNDING_REQUEST_CHANGED"
  | "FUNDING_REQUEST_CLOSED"
  | "FUNDING_REQUEST_INCOMPLETE"
  | "TOO_MANY_FUNDING_REQUESTS"
  | "TOO_MANY_DOCUMENTS"
  | "DOCUMENT_NOT_FOUND"
  | "DOCUMENTS_CHANGED"
  | "INVOICE_ALREADY_REQUESTED"
  | "TIER_LIMIT_EXCEEDED"
  | "BUSINESS_IN_DEFAULT"
  | "REQUEST_NOT_CHECKED"
  | "INVOICE_FINANCED"
  | "TERMS_REVOKED"
  | "ATTESTOR_UNKNOWN"
  | "ATTESTATION_SIGNATURE_INVALID"
  | "TERMS_OUTDATED"
  | "TERMS_SIGNATURE_INVALID"
  | "LISTING_NOT_FOUND"
  | "RECEIVABLE_NOT_FOUND"
  | "NOT_THE_SELLER"
  | "SALE_CLOSED"
  | "OTHER_AUDIENCE"
  | "INVITATION_INVALID"
  | "INVITATION_OUTDATED"
  | "SHARE_LINK_NOT_FOUND"
  | "TOO_MANY_INVITATIONS"
  | "TOO_MANY_JOIN_REQUESTS"
  | "TOO_MANY_SHARE_LINKS"
  | "NOTE_NOT_FOUND"
  | "CHAIN_UNAVAILABLE"
  | "INVALID_INPUT"
  | "SESSION_MISSING"
  | "WALLET_PROOF_REFUSED"
  | "INVALID_CREDENTIALS"
  | "TOO_MANY_ATTEMPTS"
  | "TOO_MANY_REQUESTS"
  | "SECOND_FACTOR_NEEDED"
  | "SECOND_FACTOR_WRONG"
  | "TOO_MANY_CODES"
  | "TOO_MANY_LOOKS"
  | "ALREADY_ADMIN"
  | "LINK_EXPIRED"
  | "PASSWORD_WRONG"
  | "FORBIDDEN"
  | "FOREIGN_ORIGIN"
  | "METHOD_NOT_ALLOWED"
  | "TOO_LARGE"
  | "LENGTH_REQUIRED"
  | "STORE_UNAVAILABLE"
  | "DATABASE_UNAVAILABLE"
  | "MARKET_UNAVAILABLE"
  | "UNKNOWN_ERROR";

/** A failure that the caller can act on; anything else that is thrown is a defect. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: FailureCode;
  /** Seconds after which a retry makes sense; null when unknown. */
  readonly retryAfterS: number | null;

  constructor(
    code: FailureCode,
    options?: { cause?: unknown; detail?: string; retryAfterS?: number },
  ) {
    super(options?.detail ?? code, options?.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.retryAfterS = options?.retryAfterS ?? null;
  }
}
