import type { Notification } from "~/ui/toast/toast";
import type { TransactionRun } from "../state/transaction-run.ts";
import type { EnginePorts } from "./engine-context.ts";

const untilReplaced = Number.POSITIVE_INFINITY;
const failureMs = 12_000;

/** One toast per run, which changes in place with the phase. */
export function showToast(
  { notify, dismiss, explorerLink }: Pick<EnginePorts, "notify" | "dismiss" | "explorerLink">,
  run: TransactionRun,
): void {
  const id = `transaction-${run.attempt}`;
  const toast = toastOf(run);
  if (toast === null) {
    dismiss(id);
    return;
  }
  const hash = "hash" in run.phase ? run.phase.hash : null;
  const link = hash && explorerLink(hash);
  notify({
    id,
    ...toast,
    ...(link && {
      action: { label: "View", onClick: () => void open(link, "_blank", "noopener") },
    }),
  });
}

function toastOf({ phase, title, success }: TransactionRun): Notification | null {
  switch (phase.kind) {
    case "waiting-for-wallet":
      if (phase.isRelaying)
        return { title: "Sending", description: title, duration: untilReplaced };
      return { title: "Confirm in your wallet", description: title, duration: untilReplaced };
    case "submitted":
      return {
        title: phase.isReorganised ? "Waiting for the network again" : "Sent",
        description: `${title}: waiting for the network.`,
        duration: untilReplaced,
      };
    case "confirmed":
      return { title: "Done", description: success, tone: "success" };
    case "reverted":
      return failure("Rejected by the network", phase.problem.sentence);
    case "replaced":
      return failure(replacements[phase.how].title, replacements[phase.how].text);
    case "dropped":
      return failure("Dropped by the network", `${title}: nothing was done. You can try again.`);
    case "account-changed":
      return failure("Stopped", "Your wallet switched accounts, so nothing was sent.");
    case "wrong-network":
      return failure("Stopped", "Your wallet switched networks, so nothing was sent.");
    case "failed":
      return failure("Not sent", phase.problem.sentence);
    default:
      // A refusal and a failed simulation are told where the person looks: in the dialog.
      return null;
  }
}

const replacements = {
  cancelled: {
    title: "Cancelled",
    text: "You cancelled it in your wallet. Only the network fee was paid.",
  },
  other: { title: "Replaced", text: "Your wallet sent another transaction in its place." },
  unknown: {
    title: "Replaced",
    text: "Your wallet sent something in its place. Look at its activity.",
  },
} as const;

const failure = (title: string, description: string): Notification => ({
  title,
  description,
  tone: "destructive",
  duration: failureMs,
});
