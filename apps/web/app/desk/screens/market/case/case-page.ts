import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { CollectionContact } from "@tenora/database/collection/contacts";
import type { DisputeEvidence } from "@tenora/database/collection/dispute-evidence";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";

/** A fact of the case: what it is, and what it says. */
export type CaseFact = readonly [label: string, value: string];

/** What an operator needs first: a figure or a date, and a sentence about it. */
export interface CaseHeadline {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
}

/** A payment on the receivable, as recorded on the chain. */
export interface CasePayment {
  readonly key: string;
  /** In UTC. */
  readonly at: string;
  readonly amount: string;
  /** "The customer", "The business" or a short address. */
  readonly payer: string;
  readonly transaction: string;
  /** On the chain's explorer; null where it has none. */
  readonly link: string | null;
  /** The address of its proof. */
  readonly proof: string;
}

export interface KeptEvidence extends DisputeEvidence {
  /** The exchange has its hash: the transaction was sent. */
  readonly isSent: boolean;
}

export interface CaseDispute {
  /** The party, start and evidence of each dispute that stands; empty without one. */
  readonly standing: readonly CaseFact[];
  /** What an attestor can do from here. */
  readonly step: "raise" | "end" | null;
  /** Newest first. */
  readonly evidence: readonly KeptEvidence[];
}

/** What an operator sees of a receivable that isn't repaid. */
export interface CasePage {
  readonly listing: string;
  readonly status: ReceivableStatus;
  /** The seller's name, or their wallet. */
  readonly seller: string;
  /** A community campaign has none. */
  readonly hasCustomer: boolean;
  /** Late, overdue, in default or disputed: contacts are recorded, and there is a case file. */
  readonly isOpen: boolean;
  readonly headlines: readonly CaseHeadline[];
  /** Amounts and terms. */
  readonly facts: readonly CaseFact[];
  /** The newest 50, newest first. */
  readonly payments: readonly CasePayment[];
  /** Null where no dispute stands and none can be raised. */
  readonly dispute: CaseDispute | null;
  /** The people to contact; empty without a request of ours. */
  readonly people: readonly CaseFact[];
  /** The funding request's id; null for a receivable that only the chain knows, which has no log. */
  readonly request: string | null;
  /** The admin who looks after the case; null when unassigned. */
  readonly assignee: Assignee | null;
  /** Newest first. */
  readonly contacts: readonly CollectionContact[];
  /** The server's time, in ms since 1970. */
  readonly now: number;
}
