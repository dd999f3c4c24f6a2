import type { Phase, TransactionRun } from "~/transaction/state/transaction-run";
import type { NoticeTone } from "~/ui/notice";

interface PhaseCopy {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
  /** What the button under it does: goes on with this step, or starts over. */
  readonly action?: { readonly label: string; readonly does: "accept" | "restart" };
}

const again = { label: "Try again", does: "accept" } as const;
const over = { label: "Start over", does: "restart" } as const;

/** What each phase means to the person, and the next step; null where the summary says it all. */
export function phaseCopy({ phase, isRelaying, success, title }: TransactionRun): PhaseCopy | null {
  switch (phase.kind) {
    case "preparing":
    case "ready":
      return null;
    case "simulating":
      return {
        tone: "waiting",
        title: "Checking",
        text: "We're testing the transaction before you sign.",
      };
    case "waiting-for-wallet":
      if (isRelaying)
        return {
          tone: "waiting",
          title: "Sending",
          text: "We're sending it and paying the network fee.",
        };
      return {
        tone: "waiting",
        title: "Confirm in your wallet",
        text: "Compare what your wallet shows with the summary above.",
      };
    case "submitted":
      return submittedCopy(phase);
    case "confirmed":
      return confirmedCopy(phase, success);
    case "reverted":
      return problemCopy("Rejected by the network", phase.problem, over);
    case "replaced":
      return replacedCopy(phase.how);
    case "dropped":
      return {
        tone: "bad",
        title: "Dropped by the network",
        text: "The network dropped your transaction, often because its fee was too low. Nothing changed.",
        action: over,
      };
    case "refused":
      return {
        tone: "info",
        title: "You rejected it in your wallet",
        text: "Nothing was sent. Everything you entered is still here.",
        action: again,
      };
    case "wrong-network":
      return {
        tone: "bad",
        title: "Your wallet is on another network",
        text: "We stopped before anything was sent. Switch back, then start over. If your wallet still shows the request, reject it.",
        action: over,
      };
    case "account-changed":
      return {
        tone: "bad",
        title: "Your wallet switched accounts",
        text: "We stopped before anything was sent from the new account. If your wallet still shows the request, reject it.",
        action: over,
      };
    case "failed-to-simulate":
      return problemCopy("This wouldn't go through", phase.problem, over);
    case "failed":
      return problemCopy("It wasn't sent", phase.problem, again);
    case "in-another-tab":
      return {
        tone: "waiting",
        title: "Already under way",
        text: `${title || "This"} is open in another tab. You'll see the result here too.`,
      };
  }
}

/** What is told beside it where an approval is left over. */
export function approvalCopy({ phase }: TransactionRun): string {
  const holds = "Your approval was confirmed and still holds.";
  if (phase.kind === "account-changed")
    return `${holds} You can remove it with the account that gave it.`;
  if (phase.kind === "wrong-network")
    return `${holds} You can remove it on the network where you gave it.`;
  return `${holds} You can remove it.`;
}

function submittedCopy({ isReorganised }: Phase & { kind: "submitted" }): PhaseCopy {
  return isReorganised
    ? {
        tone: "waiting",
        title: "Waiting for the network again",
        text: "The network took back its last block. This usually settles by itself.",
      }
    : {
        tone: "waiting",
        title: "Sent",
        text: "Waiting for the network. You can close this; we'll tell you when it's done.",
      };
}

function confirmedCopy({ index }: Phase & { kind: "confirmed" }, success: string): PhaseCopy {
  const texts = {
    waiting: "Updating our pages…",
    current: "",
    behind: "It's done on the network. Our pages will catch up in a moment.",
  };
  return { tone: "good", title: success || "Done", text: texts[index] };
}

function replacedCopy(how: (Phase & { kind: "replaced" })["how"]): PhaseCopy {
  const texts = {
    cancelled: ["Cancelled", "You cancelled it in your wallet. Only the network fee was paid."],
    other: ["Replaced", "Your wallet sent another transaction in its place, so this one is void."],
    unknown: [
      "Replaced",
      "Your wallet sent something in its place. Look at its activity before you start over.",
    ],
  } as const;
  const [title, text] = texts[how];
  return { tone: "info", title, text, action: over };
}

function problemCopy(
  title: string,
  { sentence, nextStep }: { readonly sentence: string; readonly nextStep: string },
  action: PhaseCopy["action"],
): PhaseCopy {
  const text = [sentence, nextStep].filter(Boolean).join(" ");
  return { tone: "bad", title, text, ...(action && { action }) };
}
