import type { CollectionContact } from "@tenora/database/collection/contacts";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";

/** A fact of the case: what it is, and what it says. */
export type CaseFact = readonly [label: string, value: string];

/** What an operator sees of a receivable that isn't repaid. */
export interface CasePage {
  readonly listing: string;
  readonly status: ReceivableStatus;
  /** Late, overdue or in default: contacts are recorded then. */
  readonly isCollected: boolean;
  /** What is owed, and since when. */
  readonly facts: readonly CaseFact[];
  /** Who raised the dispute that stands, since when and with what; empty without one. */
  readonly dispute: readonly CaseFact[];
  /** Who can be contacted; empty without a request of ours. */
  readonly people: readonly CaseFact[];
  /** Of the funding request; null where the chain alone knows the receivable, so that there is no log. */
  readonly request: string | null;
  /** Newest first. */
  readonly contacts: readonly CollectionContact[];
  /** Of our clock, in ms since 1970. */
  readonly now: number;
}
