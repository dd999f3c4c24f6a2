/** A mail, independent of how it is sent; each transport converts it for its service. */
export interface Mail {
  /** A uuid: idempotency key and Message-ID, by which a repeated mail is recognised. */
  readonly id: string;
  /** The recipient's address. */
  readonly to: string;
  readonly subject: string;
  /** Exactly the parameters of the email service's template (specification §7). */
  readonly templateParams: {
    readonly name: string;
    readonly email: string;
    readonly message: string;
  };
}

/** The text of a mail. */
export interface MailText {
  readonly subject: string;
  readonly message: string;
}

/** The admin's reason as a sentence that follows another one; empty without a reason. */
export function reasonText(reason: string | null): string {
  return reason === null ? "" : ` Reason: ${reason}.`.replace(/([.!?])\.$/, "$1");
}

/** Sends a mail through an outside system. Rejects when that does not accept it. */
export type Transport = (mail: Mail) => Promise<void>;
