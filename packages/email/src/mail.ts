/** A mail as the marketplace means it; each transport makes of it what its service takes. */
export interface Mail {
  /** A uuid. Idempotency key and Message-ID: the same mail sent twice is known as one. */
  readonly id: string;
  /** The recipient's address. */
  readonly to: string;
  readonly subject: string;
  /** Exactly what the e-mail service's template takes (specification §7). */
  readonly templateParams: {
    readonly name: string;
    readonly email: string;
    readonly message: string;
  };
}

/** What a person reads of a mail. */
export interface MailText {
  readonly subject: string;
  readonly message: string;
}

/** Hands a mail to one outside system. Rejects when that did not take it. */
export type Transport = (mail: Mail) => Promise<void>;
