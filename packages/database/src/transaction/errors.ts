import { DomainError, type FailureCode } from "@tenora/domain/domain-error";

interface PostgresError extends Error {
  readonly code?: string;
  readonly constraint?: string;
}

const byConstraint: Record<string, FailureCode> = {
  businesses_wallet_address_key: "WALLET_TAKEN",
  blog_posts_brand_slug_key: "SLUG_TAKEN",
  funding_requests_attested_once: "INVOICE_ALREADY_REQUESTED",
  saved_searches_once: "SEARCH_SAVED",
  // Another request has recorded this listing already.
  funding_requests_listing: "LISTING_NOT_FOUND",
};

const byState: Record<string, FailureCode> = {
  TN001: "MISSING_BUSINESS_ID",
  TN002: "INVALID_STATUS",
  TN003: "INVALID_INPUT",
  TN011: "TOO_MANY_UPLOADS",
  TN012: "SLUG_SETTLED",
  TN082: "BUSINESS_ERASED",
  TN084: "ARTICLE_PUBLISHED",
  TN091: "TOO_MANY_LOOKS",
  TN170: "BUSINESS_NOT_APPROVED",
  TN171: "BUSINESS_SUSPENDED",
  TN172: "TOO_MANY_FUNDING_REQUESTS",
  TN173: "TOO_MANY_DOCUMENTS",
  TN174: "INVOICE_ALREADY_REQUESTED",
  TN175: "DOCUMENTS_CHANGED",
  TN176: "TIER_LIMIT_EXCEEDED",
  TN177: "REQUEST_NOT_CHECKED",
  TN680: "SECOND_REVIEWER_NEEDED",
  TN540: "CONTACT_NOT_VERIFIED",
  TN541: "DISPUTE_OPEN",
  TN542: "CUSTOMER_CONFIRMED",
  TN543: "CONFIRMATION_REVOKED",
  TN300: "TERMS_OF_ANOTHER_TIER",
  TN260: "INVESTOR_NOT_ELIGIBLE",
  TN270: "TOO_MANY_INVITATIONS",
  TN271: "TOO_MANY_JOIN_REQUESTS",
  TN272: "TOO_MANY_SHARE_LINKS",
  TN310: "TOO_MANY_REWARDS",
  TN430: "TOO_MANY_PICTURES",
  TN371: "RECEIVABLE_NOT_FOUND",
  TN590: "TOO_MANY_SEARCHES",
  TN591: "TOO_MANY_WATCHED",
  TN380: "CERTIFICATE_REQUESTED",
  TN690: "INVESTOR_NOT_CHECKED",
  TN750: "INVESTOR_CHECKS_MISSING",
  TN780: "CONCERN_RECORDED",
  TN830: "MISSING_COUNTRY",
  TN831: "SELLER_COUNTRY_MISSING",
  TN832: "SELLER_COUNTRY_CHANGED",
  TN790: "TWO_FACTOR_STAYS_ON",
  TN835: "SIMILAR_REQUEST_UNSEEN",
  "42501": "FORBIDDEN",
  "23502": "INVALID_INPUT",
  "23514": "INVALID_INPUT",
  "22001": "INVALID_INPUT",
  "22021": "INVALID_CHARACTER", // a NUL character or broken UTF-8 in a text
  "22P02": "INVALID_INPUT", // not a uuid
  "22P05": "INVALID_CHARACTER", // the same in JSON
  "57014": "DATABASE_UNAVAILABLE", // statement_timeout
  "53300": "DATABASE_UNAVAILABLE", // too many connections
  "25P03": "DATABASE_UNAVAILABLE",
  // It would have succeeded alone, so a retry may.
  "40001": "DATABASE_UNAVAILABLE", // serialization_failure
  "40P01": "DATABASE_UNAVAILABLE", // deadlock_detected
  "55P03": "DATABASE_UNAVAILABLE", // lock_timeout
  "25006": "DATABASE_UNAVAILABLE", // a standby, in the middle of a failover
};

// The indexer makes its views once it has read the chain for the first time.
const undefinedTable = "42P01";
const missingView = /^relation "market\./;

// Class 08: connection exceptions; 57P0x: the server is shutting down or starting.
const connectionErrorCode =
  /^(08...|57P0.|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/;
// pg and its pool throw these without any code.
const connectionErrorMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Translates a failure of PostgreSQL into a DomainError; returns any other failure unchanged, since it
 * is a defect.
 */
export function translateError(failure: unknown): unknown {
  if (!(failure instanceof Error) || failure instanceof DomainError) return failure;
  const { code = "", constraint = "" } = failure as PostgresError;
  if (code === undefinedTable && missingView.test(failure.message)) {
    return new DomainError("MARKET_UNAVAILABLE", { cause: failure });
  }
  const known = byConstraint[constraint] ?? byState[code];
  if (known !== undefined) return new DomainError(known, { cause: failure });
  // When several addresses refuse the connection, Node throws an AggregateError that carries the code.
  if (connectionErrorCode.test(code) || connectionErrorMessage.test(failure.message)) {
    return new DomainError("DATABASE_UNAVAILABLE", { cause: failure });
  }
  return failure;
}
