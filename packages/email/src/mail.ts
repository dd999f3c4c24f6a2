/** A mail, independent of how it is sent; each transport converts it for its service. */
export interface Mail {
  /** A uuid: idempotency key and Message-ID, by which a repeated mail is recognised. */
  readonly id: string;
  /** The recipient's address. */
  readonly to: string;
  readonly subject: string;
  /** The recipient of answers; null where they aren't read. */
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  /** Exactly the parameters of the email service's template (specification §7). */
  readonly templateParams: {
    readonly name: string;
    readonly email: string;
    readonly message: string;
  };
  /** What follows the message where its words are fixed and say too little; null where they say it all. */
  readonly explanation: string | null;
  /** The same words as HTML; what can't send it sends the text. */
  readonly html: string;
  /** The page where the recipient chooses their mails; null in mails without one. */
  readonly settingsUrl: string | null;
  /** One press in the mail program unsubscribes here (RFC 8058); null for what always comes. */
  readonly unsubscribeUrl: string | null;
  /** The due date that the mail is about, as iCalendar. */
  readonly calendar: { readonly fileName: string; readonly content: string } | null;
}

/** The text of a mail. */
export interface MailText {
  readonly subject: string;
  readonly message: string;
  /** Where the message's words are fixed: what else its reader needs. */
  readonly explanation?: string;
  /** What follows the message in a mail that asks about something. */
  readonly question?: MailQuestion;
}

/** Facts in a small table, what to do about them, and what to do for whom they mean nothing. */
export interface MailQuestion {
  readonly facts: readonly MailFact[];
  /** Ends with the address of the button. */
  readonly step: string;
  readonly aside: string;
}

export interface MailFact {
  readonly label: string;
  readonly value: string;
}

/** The admin's reason as a sentence that follows another one; empty without a reason. */
export function reasonText(reason: string | null): string {
  return reason === null ? "" : ` Reason: ${reason}.`.replace(/([.!?])\.$/, "$1");
}

/** Sends a mail through an outside system. Rejects when that does not accept it. */
export type Transport = (mail: Mail) => Promise<void>;
