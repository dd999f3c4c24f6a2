/** Why a mail was not accepted: a short code without personal data, for logs and the outbox. */
export class EmailError extends Error {
  override readonly name = "EmailError";
  readonly code: string;

  constructor(code: string, options?: { cause?: unknown }) {
    super(code, options);
    this.code = code;
  }
}

/** The short code of any failure; never the service's own message, which may contain an address. */
export function emailErrorCode(failure: unknown): string {
  if (failure instanceof EmailError) return failure.code;
  const code = (failure as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^[A-Z0-9_]{2,40}$/.test(code) ? code : "UNKNOWN";
}
