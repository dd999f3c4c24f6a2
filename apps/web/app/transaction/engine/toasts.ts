import type { Notification } from "~/ui/toast/toast";
import { cleanedUp, cleanUpStep, stoppedHalfWay } from "../state/transaction-events.ts";
import type { TransactionRun } from "../state/transaction-run.ts";
import type { EngineContext } from "./engine-context.ts";

const untilReplaced = Number.POSITIVE_INFINITY;
const failureMs = 12_000;

type Context = Pick<EngineContext, "notify" | "dismiss" | "explorerLink" | "dispatch" | "runs">;

const idOf = ({ attempt }: TransactionRun) => `transaction-${attempt}`;

/** The toasts of the page's runs. */
export function runToasts(context: Context) {
  /** By intent, what shows its dialog again; false where that is gone with its page. */
  const dialogs = new Map<string, () => boolean>();
  const watched = new Set<string>();

  function tell(run: TransactionRun): void {
    if (watched.has(run.id) && isAsking(run)) context.dismiss(idOf(run));
    else showToast(context, run, () => dialogs.get(run.id)?.() ?? false);
  }

  function tellAsking(id: string): void {
    const run = context.runs.newest(id);
    if (run && isAsking(run)) tell(run);
  }

  return {
    tell,
    setDialog: (id: string, reopen: () => boolean) => void dialogs.set(id, reopen),
    watch(id: string): () => void {
      watched.add(id);
      tellAsking(id);
      return () => {
        watched.delete(id);
        tellAsking(id);
      };
    },
    /** Closes the offer to go on with a run that can't go on any more. */
    hideOffer(run: TransactionRun): void {
      if (stoppedHalfWay(run)) context.dismiss(idOf(run));
    },
  };
}

/** The wallet, or our service, has been asked and hasn't answered. */
const isAsking = ({ phase }: TransactionRun) => phase.kind === "waiting-for-wallet";

/** One toast per run, which changes in place with the phase. */
function showToast(context: Context, run: TransactionRun, reopen: () => boolean): void {
  const toast = toastOf(run);
  if (toast === null) return void context.dismiss(idOf(run));
  const hash = "hash" in run.phase ? run.phase.hash : null;
  const link = hash && context.explorerLink(hash);
  const view = link && { label: "View", onClick: () => void open(link, "_blank", "noopener") };
  const action = stoppedHalfWay(run) ? reopening(context, run, reopen) : view;
  context.notify({ id: idOf(run), ...toast, ...(action && { action }) });
}

/** The dialog says what is left to do. Without its page, the toast itself offers it. */
const reopening = (context: Context, run: TransactionRun, reopen: () => boolean) => ({
  label: "Open",
  onClick() {
    if (reopen()) return;
    const toast = toastOf(run);
    const label = "Remove the approval";
    const onClick = () => context.dispatch(run.attempt, cleanedUp);
    const action = cleanUpStep(run) >= 0 && { label, onClick };
    if (toast) context.notify({ id: idOf(run), ...toast, ...(action && { action }) });
  },
});

/** What still holds of a run that stopped half-way is told until the user has seen it. */
function toastOf(run: TransactionRun): Notification | null {
  const toast = toastOfPhase(run);
  if (toast === null || !stoppedHalfWay(run)) return toast;
  const holds = cleanUpStep(run) >= 0 ? " Your approval still holds." : "";
  return { ...toast, description: `${toast.description}${holds}`, duration: untilReplaced };
}

function toastOfPhase(run: TransactionRun): Notification | null {
  const { phase, isRelaying, title, success, lastMined } = run;
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
