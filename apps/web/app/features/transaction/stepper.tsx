import Check from "lucide-react/icons/check";
import type { TransactionRun } from "~/transaction/state/transaction-run";
import { classes } from "~/ui/classes";
import { Spinner } from "~/ui/loading/spinner";
import { useWallet } from "~/wallet/wallet-provider";

/** "① Sign the payment": the steps of a transaction, and how far it is. */
export function Stepper({ run }: { run: TransactionRun }) {
  const { intent, step, batch, phase } = run;
  const { config } = useWallet();
  // Until the relayer doesn't take it: then the wallet is asked.
  const isRelaying = config.features.relayer && run.isRelaying !== false;
  if (!intent || intent.steps.length < 2) return null;
  const isDone = phase.kind === "confirmed";
  const isRunning =
    phase.kind === "simulating" ||
    phase.kind === "waiting-for-wallet" ||
    phase.kind === "submitted";
  return (
    <ol className="grid sm:gap-2">
      {intent.steps.map((one, index) => {
        const isSentByUs = isRelaying && one.kind === "call" && one.relay !== undefined;
        const label = isSentByUs ? "We send it to the network" : one.label;
        const isComplete = isDone || index < step;
        const isCurrent = !isDone && index >= step && index < step + batch;
        return (
          <li
            key={label}
            aria-current={isCurrent ? "step" : undefined}
            className={classes(
              "flex min-h-9 items-center gap-3 text-sm",
              !isComplete && !isCurrent && "text-muted",
            )}
          >
            {/* The number in it: an empty circle would look like something to choose. */}
            <span
              aria-hidden="true"
              data-number={isComplete || (isCurrent && isRunning) ? undefined : index + 1}
              className={classes(
                "figures text-xs before:content-[attr(data-number)]",
                "grid size-6 shrink-0 place-items-center rounded-full border",
                isComplete
                  ? "border-mint-strong/25 bg-mint-soft text-mint-strong"
                  : "border-line-strong",
              )}
            >
              {isComplete && <Check className="size-3.5" />}
              {isCurrent && isRunning && <Spinner />}
            </span>
            <span className={classes(isCurrent && "font-medium")}>
              <span className="sr-only">{`${index + 1} of ${intent.steps.length} · `}</span>
              {label}
              {isComplete && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
