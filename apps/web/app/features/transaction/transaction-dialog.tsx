import { useEffect, useRef } from "react";
import { explorerLink } from "~/transaction/explorer-link";
import { cleanUpStep } from "~/transaction/state/transaction-events";
import type { TransactionIntent } from "~/transaction/state/transaction-intent";
import { isWorking, type TransactionRun } from "~/transaction/state/transaction-run";
import { Button, buttonClass } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { SummaryLines } from "~/ui/text/summary-lines";
import { useWallet } from "~/wallet/wallet-provider";
import { approvalCopy, phaseCopy } from "./copy.ts";
import { Stepper } from "./stepper.tsx";
import { type OpenTransaction, useRun } from "./use-transaction.ts";

interface TransactionDialogProps extends OpenTransaction {
  /** Closes the dialog. What is under way goes on and is told by toasts. */
  readonly onClose: () => void;
}

/** What a transaction does in plain words, its steps, where it is, and what to do next. */
export default function TransactionDialog(props: TransactionDialogProps) {
  const { id, engine, onClose } = props;
  const run = useRun(engine, id);
  useEffect(() => engine.watch(id), [engine, id]);
  const close = () => {
    onClose();
    engine.close(id);
  };
  return (
    <Dialog
      open={run !== null}
      onClose={close}
      title={run?.title || "Preparing…"}
      footer={run && <Actions {...props} run={run} onClose={close} />}
    >
      {run && (
        <div className="grid grid-cols-1 gap-4 sm:gap-5">
          {run.phase.kind === "preparing" ? <Loading /> : run.intent && <Summary {...run.intent} />}
          <Stepper run={run} />
          <Progress run={run} />
        </div>
      )}
    </Dialog>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Reading the current figures" className="grid gap-3">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
    </SkeletonGroup>
  );
}

function Summary({
  summary,
  warnings = [],
  risks = [],
  before = "confirm",
  steps,
}: TransactionIntent) {
  const heading = `Before you ${before}`;
  return (
    <>
      <div>
        <SummaryLines lines={summary} layout="ends" />
      </div>
      {warnings.length > 0 && (
        <Notice role="none" tone="warning">
          <ul className="figures grid gap-1.5">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {risks.length > 0 && (
        <section aria-label={heading} className="text-sm">
          <h3 className="font-medium">{heading}</h3>
          <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-muted">
            {risks.map((risk) => (
              <li key={risk}>{risk}</li>
            ))}
          </ul>
        </section>
      )}
      {steps.map(
        (step) =>
          step.kind === "sign" && (
            <details key={step.name} className="-my-2 text-sm">
              <summary className="cursor-pointer py-3 font-medium">What you'll sign</summary>
              <p className="mb-2 text-muted">{step.message.title}</p>
              <SummaryLines lines={step.message.summary} layout="ends" />
            </details>
          ),
      )}
    </>
  );
}

/** One live region for all phases, so that screen readers hear each change. */
function Progress({ run }: { run: TransactionRun }) {
  const { config } = useWallet();
  const copy = phaseCopy(run);
  const hash = "hash" in run.phase ? run.phase.hash : null;
  const link = hash && explorerLink(config, hash);
  const place = useRef<HTMLDivElement>(null);
  const title = copy?.title;
  // Below a long summary it would appear out of sight.
  useEffect(() => {
    if (title !== undefined) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [title]);
  return (
    <div ref={place} role="status" aria-live="polite" className="scroll-mb-6">
      {copy && (
        <Notice tone={copy.tone} title={copy.title} role="none">
          {copy.text && <p>{copy.text}</p>}
          {cleanUpStep(run) >= 0 && <p>{approvalCopy(run)}</p>}
          {link && (
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: "link", className: "-ml-5" })}
            >
              View on the explorer
            </a>
          )}
        </Notice>
      )}
    </div>
  );
}

function Actions({
  run,
  id,
  engine,
  restart,
  onClose,
}: TransactionDialogProps & { run: TransactionRun }) {
  const accept = () => engine.accept(id);
  const action = phaseCopy(run)?.action;
  const first = run.intent?.steps[0];
  const isDone = run.phase.kind === "confirmed";
  return (
    <>
      <Button variant={isDone ? "default" : "outline"} onClick={onClose}>
        {isDone ? "Done" : isWorking(run) ? "Hide" : "Cancel"}
      </Button>
      {cleanUpStep(run) >= 0 && (
        <Button variant="outline" onClick={() => engine.cleanUp(id)}>
          Remove the approval
        </Button>
      )}
      {run.phase.kind === "ready" && first && (
        <Button variant={run.intent?.isDestructive ? "destructive" : "default"} onClick={accept}>
          {run.intent && run.intent.steps.length > 1 ? "Continue in wallet" : first.label}
        </Button>
      )}
      {action && (
        <Button onClick={action.does === "accept" ? accept : restart}>{action.label}</Button>
      )}
    </>
  );
}
