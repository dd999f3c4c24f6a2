/** What who owes a disputed receivable, and its seller, are told of it. */
export interface DebtDispute {
  /** "Disputed by the customer since Nov 3, 2026" */
  readonly title: string;
  /** What happens next, and that it's still owed. */
  readonly outlook: string;
}

/** What a reader of a disputed receivable is told of it. */
export interface DisputeWords {
  /** "Disputed by the customer since Nov 3, 2026" */
  readonly title: string;
  /** What is public of it. */
  readonly reason: string;
  /** How it ends, what it means until then, and what a holder does. */
  readonly outlook: string;
  /** All of it in a line or two, beside a holder's note. */
  readonly short: string;
}
