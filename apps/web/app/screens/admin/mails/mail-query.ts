import type { MailQuery } from "@tenora/database/mail/list-mails";

type Only = NonNullable<MailQuery["only"]>;

/** What can be looked at: the word in the address, what the choice is called, and that none is there. */
export const mailChoices = [
  { only: undefined, label: "All", none: "No emails yet." },
  { only: "unsent", label: "Not sent yet", none: "Every email has been sent." },
  { only: "given_up", label: "Given up", none: "No emails were given up." },
] as const satisfies readonly { only: Only | undefined; label: string; none: string }[];

/** The choice that an address names; all of them for words that mean none. */
export const mailChoiceOf = (params: URLSearchParams) =>
  mailChoices.find(({ only }) => only === params.get("state")) ?? mailChoices[0];
