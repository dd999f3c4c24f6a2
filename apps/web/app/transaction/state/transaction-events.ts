import type { Hex, TransactionIntent } from "./transaction-intent.ts";
import type {
  Phase,
  Problem,
  ReducedRun,
  StepReference,
  TransactionEffect,
  TransactionEvent,
  TransactionRun,
} from "./transaction-run.ts";

type PhaseKind = Phase["kind"];

/** An event of certain phases; in any other one it is late and changes nothing. */
function during(
  phases: readonly PhaseKind[],
  change: (run: TransactionRun) => ReducedRun,
): TransactionEvent {
  return (run) => (phases.includes(run.phase.kind) ? change(run) : [run, []]);
}

const to = (run: TransactionRun, phase: Phase, ...effects: TransactionEffect[]): ReducedRun => [
  { ...run, phase },
  effects,
];

/**
 * Nothing more will be asked. Only the end of what was sent, or the wallet's answer, resolves what the
 * pending list has: it may be the request of an earlier page that the wallet still shows.
 */
const stop = (run: TransactionRun, phase: Phase, mayBeSent = true): ReducedRun =>
  to(run, phase, { type: "finish", mayBeSent });

/** Whether we relay the step is open again. */
const simulate = (run: TransactionRun): ReducedRun =>
  to({ ...run, isRelaying: null }, { kind: "simulating" }, { type: "simulate" });

export const pressed: TransactionEvent = (run) => to(run, { kind: "preparing" }, { type: "build" });

export function built(intent: TransactionIntent): TransactionEvent {
  return during(["preparing"], (run) => [
    { ...run, intent, title: intent.title, success: intent.success, phase: { kind: "ready" } },
    [],
  ]);
}

export function buildFailed(problem: Problem): TransactionEvent {
  return during(["preparing"], (run) => stop(run, { kind: "failed-to-simulate", problem }));
}

/** The person has read the summary and goes on, or tries a refused step again. */
export const accepted: TransactionEvent = during(
  ["ready", "refused", "failed", "failed-to-simulate", "in-another-tab"],
  (run) => (run.intent ? simulate(run) : [run, []]),
);

const unfinished = [
  "refused",
  "failed",
  "failed-to-simulate",
  "reverted",
  "replaced",
  "dropped",
  "account-changed",
  "wrong-network",
] as const satisfies readonly PhaseKind[];

/** It has ended after a step that the network took, and before its last one. */
export const stoppedHalfWay = ({ lastMined, phase }: TransactionRun): boolean =>
  lastMined !== null && unfinished.some((kind) => kind === phase.kind);

/** The step that takes an approval back, of a run that has ended after it and before its call; or -1. */
export function cleanUpStep(run: TransactionRun): number {
  if (!stoppedHalfWay(run)) return -1;
  const { intent, step } = run;
  const steps = intent?.steps ?? [];
  return steps.findIndex((one, at) => at >= step && one.kind === "call" && one.isCleanUp === true);
}

/** The person takes back the approval of a run that stopped half-way. */
export const cleanedUp: TransactionEvent = during(unfinished, (run) => {
  const step = cleanUpStep(run);
  if (step < 0) return [run, []];
  const told = { title: "Remove the approval", success: "The approval is removed." };
  return simulate({ ...run, ...told, step, batch: 1 });
});

export const takenByAnotherTab: TransactionEvent = during(["preparing", "simulating"], (run) => [
  { ...run, phase: { kind: "in-another-tab" } },
  [],
]);

/** The simulation passed; `batch` steps go to the wallet in one request. */
export function simulated(batch: number): TransactionEvent {
  return during(["simulating"], (run) =>
    to({ ...run, batch }, { kind: "waiting-for-wallet" }, { type: "ask" }),
  );
}

export function simulationFailed(problem: Problem): TransactionEvent {
  return during(["simulating"], (run) => stop(run, { kind: "failed-to-simulate", problem }));
}

/** The current step isn't needed any more. */
export const stepSkipped: TransactionEvent = during(["simulating"], goOn);

/** Another account or chain is in the wallet: nothing is asked of it. */
export function walletChanged(change: "account-changed" | "wrong-network"): TransactionEvent {
  return during(["preparing", "ready", "simulating", "waiting-for-wallet", "refused"], (run) =>
    stop(run, { kind: change }),
  );
}

/** `mayBeSent`: the wallet may still show this prompt, or an earlier one. */
export function refused(mayBeSent: boolean): TransactionEvent {
  return during(["waiting-for-wallet"], (run) => stop(run, { kind: "refused" }, mayBeSent));
}

export function requestFailed(problem: Problem, mayBeSent = false): TransactionEvent {
  return during(["waiting-for-wallet"], (run) => stop(run, { kind: "failed", problem }, mayBeSent));
}

export function signed(name: string, signature: Hex): TransactionEvent {
  return during(["waiting-for-wallet"], (run) =>
    goOn({ ...run, signatures: { ...run.signatures, [name]: signature } }),
  );
}

/** Our server is asked to send it; or it doesn't, and the wallet is next. */
export function askedRelayer(isRelaying: boolean): TransactionEvent {
  return during(["waiting-for-wallet"], (run) =>
    to({ ...run, isRelaying }, { kind: "waiting-for-wallet" }),
  );
}

export function submitted(reference: StepReference): TransactionEvent {
  return during(["waiting-for-wallet"], (run) =>
    to(run, submittedPhase(reference), { type: "follow", reference }),
  );
}

/**
 * What an earlier page or another tab has sent is followed instead of this run's own steps, of which
 * none is asked: they were built again, and would do it twice.
 */
export function foundAgain({ reference, title, success }: FoundTransaction): TransactionEvent {
  return during(
    ["preparing", "ready", "simulating", "waiting-for-wallet", "in-another-tab"],
    (run) =>
      to({ ...run, intent: null, step: 0, batch: 1, title, success }, submittedPhase(reference), {
        type: "follow",
        reference,
      }),
  );
}

interface FoundTransaction {
  readonly reference: StepReference;
  readonly title: string;
  readonly success: string;
}

function submittedPhase(reference: StepReference): Phase {
  const hash = reference.kind === "transaction" ? reference.hash : null;
  return { kind: "submitted", hash, isReorganised: false };
}

/** The network has named the transaction of a batch or of a relayer's job, or its replacement. */
export function hashKnown(hash: Hex): TransactionEvent {
  return during(["submitted"], (run) =>
    hash === hashOf(run)
      ? [run, []]
      : to(run, { kind: "submitted", hash, isReorganised: isReorganised(run) }),
  );
}

/** The network took it back for now; it is followed on. */
export const reorganised: TransactionEvent = during(["submitted"], (run) =>
  to(run, { kind: "submitted", hash: hashOf(run), isReorganised: true }),
);

/** Mined without a revert. `block` is null where only the relayer knows it. */
export function mined(hash: Hex | null, block: bigint | null): TransactionEvent {
  return during(["submitted"], (run) => {
    const [next, effects] = goOn({ ...run, lastMined: { hash, block } });
    return [next, next.phase.kind === "simulating" ? [{ type: "forget" }, ...effects] : effects];
  });
}

export function reverted(hash: Hex | null, problem: Problem): TransactionEvent {
  return during(["submitted"], (run) => stop(run, { kind: "reverted", hash, problem }, false));
}

export function replaced(how: "cancelled" | "other" | "unknown"): TransactionEvent {
  return during(["submitted"], (run) => stop(run, { kind: "replaced", how }, false));
}

export const dropped: TransactionEvent = during(["submitted"], (run) =>
  stop(run, { kind: "dropped" }, false),
);

export function indexed(index: "current" | "behind"): TransactionEvent {
  return during(["confirmed"], (run) =>
    to(run, { kind: "confirmed", hash: hashOf(run), index }, { type: "revalidate" }),
  );
}

/** To the next step, or to the end after the last one. */
function goOn(run: TransactionRun): ReducedRun {
  const step = run.step + run.batch;
  if (run.intent && step < run.intent.steps.length) return simulate({ ...run, step, batch: 1 });
  const { hash, block } = run.lastMined ?? { hash: null, block: null };
  const phase: Phase = { kind: "confirmed", hash, index: "waiting" };
  return to(run, phase, { type: "finish", mayBeSent: false }, { type: "wait-for-index", block });
}

/** How it ended in another tab, which has told the person. */
export function endedElsewhere(phase: Phase): TransactionEvent {
  return during(["in-another-tab"], (run) =>
    to(
      run,
      phase,
      ...(phase.kind === "confirmed" ? [{ type: "wait-for-index", block: null } as const] : []),
    ),
  );
}

const hashOf = ({ phase }: TransactionRun): Hex | null => ("hash" in phase ? phase.hash : null);
const isReorganised = ({ phase }: TransactionRun) =>
  phase.kind === "submitted" && phase.isReorganised;
