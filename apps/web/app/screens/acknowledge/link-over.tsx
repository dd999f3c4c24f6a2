import type { AcknowledgementState } from "@tenora/domain/funding-request/customer/acknowledgement";
import { buttonClass } from "~/ui/button";

const overWords: Readonly<Record<AcknowledgementState, readonly [title: string, text: string]>> = {
  open: ["There's nothing to answer any more", "The request was withdrawn since we wrote to you."],
  expired: [
    "This link has expired",
    "It was valid for 14 days. Write to us, and we'll send you a new one.",
  ],
  replaced: [
    "There's a newer link",
    "We've sent you another email since. Please use the link in the newest one.",
  ],
  closed: [
    "There's nothing to answer any more",
    "The request was decided, changed or withdrawn since we wrote to you. If something is wrong with what you owe, please write to us.",
  ],
  confirmed: ["You've confirmed this", "We have your answer, so this link no longer works."],
  disputed: [
    "You've told us that something is wrong",
    "We have your answer, so this link no longer works.",
  ],
};

/** A link that can't be answered says why, and nothing about the debt. */
export function LinkOver({ state }: { readonly state: AcknowledgementState }) {
  const [title, text] = overWords[state];
  return (
    <>
      <h1 className="font-serif text-title">{title}</h1>
      <p className="mt-3 text-muted">{text}</p>
      <p className="mt-6">
        <a href="/about" className={buttonClass({ variant: "outline" })}>
          Write to us
        </a>
      </p>
    </>
  );
}
