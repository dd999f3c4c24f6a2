import type { ReceivableStatus } from "./receivable-status.ts";

/**
 * Where a receivable is in its life. Whatever groups statuses derives from this: `sale`, the seller hasn't been
 * paid; `off`, without a sale, so that buyers get their money back; `running`, paid out and not due yet; `late`,
 * past its grace period.
 */
const stages = {
  none: "sale",
  open: "sale",
  closing: "sale",
  failed: "off",
  selling: "running",
  running: "running",
  grace: "grace",
  late: "late",
  overdue: "late",
  settled: "settled",
  defaulted: "default",
  cancelled: "off",
} as const satisfies Readonly<Record<ReceivableStatus, string>>;

export type ReceivableStage = (typeof stages)[ReceivableStatus];

export const stageOf = (status: ReceivableStatus): ReceivableStage => stages[status];

export const receivableStatuses = Object.keys(stages) as readonly ReceivableStatus[];

/** The statuses of these stages, in the order of a receivable's life. */
export const statusesIn = (...of: readonly ReceivableStage[]): readonly ReceivableStatus[] =>
  receivableStatuses.filter((status) => of.includes(stages[status]));

/** Funded, and something may be owed to its holders. */
export const owedStatuses = statusesIn("running", "grace", "late", "default");

/** Past maturity and not repaid, in the grace period or after it, without a recorded default. */
export const isPastDue = (status: ReceivableStatus): boolean =>
  ["grace", "late"].includes(stages[status]);

/** After its grace period, with or without a recorded default. */
export const lateStatuses = statusesIn("late", "default");

/** Its grace period is over without full repayment; a default may be recorded, and repaid since. */
export const isPastGrace = (status: ReceivableStatus): boolean => lateStatuses.includes(status);

/** Past its due date and not repaid in full. */
export const isUnpaid = (status: ReceivableStatus): boolean =>
  isPastDue(status) || isPastGrace(status);

/** Without a sale: every buyer gets their money back. */
export const isSaleOff = (status: ReceivableStatus): boolean => stages[status] === "off";

/** Nothing about it changes any more: it is repaid, or its sale was cancelled. */
export const isOver = (status: ReceivableStatus): boolean =>
  status === "settled" || status === "cancelled";
