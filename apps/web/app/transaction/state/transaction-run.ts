import type { Hex, Signatures, TransactionIntent } from "./transaction-intent.ts";

/** What went wrong, in words, and what the person can do now ("" when nothing). */
export interface Problem {
  readonly code: string;
  readonly sentence: string;
  readonly nextStep: string;
}

/** A transaction, as it may be stored: amounts are decimal strings. */
export interface StoredCall {
  readonly to: Hex;
  readonly data: Hex;
  /** In wei. */
  readonly value: string;
}

/** By what a submitted step is found again, also after a reload. */
export type StepReference =
  | {
      /** `hash` is null while the wallet has been asked and hasn't answered. */
      readonly kind: "transaction";
      readonly hash: Hex | null;
      readonly nonce: number;
      readonly call: StoredCall;
      /** What the wallet was asked before under this nonce, and may still show. */
      readonly earlierCalls?: readonly StoredCall[];
      /** A block at which the nonce was unused. */
      readonly sinceBlock: string;
    }
  /** Calls sent together by the wallet (EIP-5792); it may have been asked and not have answered. */
  | { readonly kind: "calls"; readonly callsId: string; readonly isAnswered: boolean }
  /** A job of our relayer. */
  | { readonly kind: "relay"; readonly jobId: string };

export type Phase =
  | { readonly kind: "preparing" }
  /** The summary is shown; the wallet opens when the person goes on. */
  | { readonly kind: "ready" }
  | { readonly kind: "simulating" }
  | { readonly kind: "waiting-for-wallet" }
  /** `hash` is null while a batch or a relayer hasn't named it. */
  | { readonly kind: "submitted"; readonly hash: Hex | null; readonly isReorganised: boolean }
  /** `index`: whether our pages show it already. */
  | {
      readonly kind: "confirmed";
      readonly hash: Hex | null;
      readonly index: "waiting" | "current" | "behind";
    }
  | { readonly kind: "reverted"; readonly hash: Hex | null; readonly problem: Problem }
  | { readonly kind: "replaced"; readonly how: "cancelled" | "other" | "unknown" }
  | { readonly kind: "dropped" }
  | { readonly kind: "refused" }
  | { readonly kind: "wrong-network" }
  | { readonly kind: "account-changed" }
  | { readonly kind: "failed-to-simulate"; readonly problem: Problem }
  /** The wallet, the node or the relayer could not take it. */
  | { readonly kind: "failed"; readonly problem: Problem }
  /** Another tab of this browser is at it. */
  | { readonly kind: "in-another-tab" };

/** One press of a button, until its end. Only events make a new one. */
export interface TransactionRun {
  /** The idempotency key of the intent: it is never open twice. */
  readonly id: string;
  /** Tells this attempt's results from those of an earlier one. */
  readonly attempt: number;
  /** The account and chain of the press. Nothing is asked of another one. */
  readonly account: Hex;
  readonly chainId: number;
  readonly title: string;
  /** Told when it is done. */
  readonly success: string;
  /** Null while it is built, and for one that was found again after a reload. */
  readonly intent: TransactionIntent | null;
  /** Index of the current step. */
  readonly step: number;
  /** How many steps go to the wallet at once, from the current one on (EIP-5792). */
  readonly batch: number;
  /** Whether our server sends the current step, and not the wallet; null until either is asked. */
  readonly isRelaying: boolean | null;
  readonly signatures: Signatures;
  /** The newest step that the network has taken. */
  readonly lastMined: { readonly hash: Hex | null; readonly block: bigint | null } | null;
  readonly phase: Phase;
}

/** What is to be done outside of the model, as data. */
export type TransactionEffect =
  | { readonly type: "build" }
  /** Simulates the current step and opens the wallet for it. */
  | { readonly type: "simulate" }
  | { readonly type: "ask" }
  | { readonly type: "follow"; readonly reference: StepReference }
  | { readonly type: "wait-for-index"; readonly block: bigint | null }
  | { readonly type: "revalidate" }
  /** The mined step leaves the pending list; the next one follows. */
  | { readonly type: "forget" }
  /**
   * Lets other tabs have it, and removes it from the pending list. With `mayBeSent` a request of this
   * run or of an earlier one isn't resolved, so the list keeps it.
   */
  | { readonly type: "finish"; readonly mayBeSent: boolean };

export type ReducedRun = readonly [run: TransactionRun, effects: readonly TransactionEffect[]];

/** Something that happened, as a pure function; one of an earlier phase changes nothing. */
export type TransactionEvent = (run: TransactionRun) => ReducedRun;

const working = new Set<Phase["kind"]>([
  "preparing",
  "simulating",
  "waiting-for-wallet",
  "submitted",
]);

/** Something is going on that a further press must not repeat. */
export function isWorking({ phase }: TransactionRun): boolean {
  return working.has(phase.kind) || isIndexing(phase);
}

const isIndexing = (phase: Phase) => phase.kind === "confirmed" && phase.index === "waiting";
