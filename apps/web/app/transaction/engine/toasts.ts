import type { Notification } from "~/ui/toast/toast";
import { cleanUpStep, stoppedHalfWay } from "../state/transaction-events.ts";
import type { TransactionRun } from "../state/transaction-run.ts";
import type { EnginePorts } from "./engine-context.ts";

const untilReplaced = Number.POSITIVE_INFINITY;
const failureMs = 12_000;

type Ports = Pick<EnginePorts, "notify" | "dismiss" | "explorerLink">;

/** What may be done about a run that stopped half-way. */
export interface ToastActions {
  /** Shows its dialog again; false where that is gone with its page. */
  readonly reopen: () => boolean;
  readonly cleanUp: () => void;
}

const idOf = ({ attempt }: TransactionRun) => `transaction-${attempt}`;

/** One toast per run, which changes in place with the phase. */
export function showToast(ports: Ports, run: TransactionRun, actions: ToastActions): void {
  const toast = toastOf(run);
  if (toast === null) {
    hideToast(ports, run);
    return;
  }
  const hash = "hash" in run.phase ? run.phase.hash : null;
  const link = hash && ports.explorerLink(hash);
  const view = link && { label: "View", onClick: () => void open(link, "_blank", "noopener") };
  const action = stoppedHalfWay(run) ? reopening(ports, run, actions) : view;
  ports.notify({ id: idOf(run), ...toast, ...(action && { action }) });
}

/** Closes the toast of a run, where it shows one. */
export function hideToast({ dismiss }: Pick<EnginePorts, "dismiss">, run: TransactionRun): void {
  dismiss(idOf(run));
}

/** The wallet, or our service, has been asked and hasn't answered. */
export const isAsking = ({ phase }: TransactionRun) => phase.kind === "waiting-for-wallet";

/** Closes what offers to go on with a run that nobody can go on with any more. */
export function hideOffer({ dismiss }: Ports, run: TransactionRun): void {
  if (stoppedHalfWay(run)) dismiss(idOf(run));
}

/** The dialog says what is left to do. Without its page, the toast itself offers it. */
const reopening = (ports: Ports, run: TransactionRun, { reopen, cleanUp }: ToastActions) => ({
  label: "Open",
  onClick() {
    if (reopen()) return;
    const toast = toastOf(run);
    const label = "Remove the approval";
    const action = cleanUpStep(run) >= 0 && { label, onClick: cleanUp };
    if (toast) ports.notify({ id: idOf(run), ...toast, ...(action && { action }) });
  },
});

/** What still holds of a run that stopped half-way is told until somebody has seen it. */
function toastOf(run: TransactionRun): Notification | null {
  const toast = toastOfPhase(run);
  if (toast === null || !stoppedHalfWay(run)) return toast;
  const holds = cleanUpStep(run) >= 0 ? " Your approval still holds." : "";
  return { ...toast, description: `${toast.description}${holds}`, duration: untilReplaced };
}

function toastOfPhase({
  phase,
  isRelaying,
  title,
  success,
  lastMined,
}: TransactionRun): Notification | null {
  switch (phase.kind) {
    case "waiting-for-wallet":
      if (isRelaying) return { title: "Sending", description: title, duration: untilReplaced };
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
    case "refused":
      // Before anything was sent it is told where the person looks: in the dialog. So is the next one.
      return lastMined && failure("Rejected in your wallet", `${title}: stopped half-way.`);
    case "failed-to-simulate":
      return lastMined && failure("Stopped half-way", phase.problem.sentence);
    default:
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
