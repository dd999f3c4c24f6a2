import type { CaseRecord } from "@tenora/database/collection/cases";
import type { ListedCustomer } from "@tenora/database/funding-request/find-listed-customers";
import { isFollowUpDue } from "@tenora/domain/collection/contact";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { DefaultedRow, DeskCase, DeskRow } from "./desk.ts";

/** A row of which our own records aren't read yet; the fingerprint and the number name its case. */
type Bare<T extends Pick<DeskRow, "about" | "contact" | "due" | "listing">> = Omit<
  T,
  "about" | "contact"
> & {
  readonly fingerprint: string | null;
};
export type BareRow = Bare<DeskRow>;
export type BareDefault = Bare<DefaultedRow>;

/** What our own records know of receivables, by their numbers. */
export interface DeskRecords {
  readonly cases: ReadonlyMap<string, CaseRecord>;
  /** The server's day in UTC. */
  readonly today: string;
  readonly customers: ReadonlyMap<bigint, ListedCustomer>;
}
export const noRecords: DeskRecords = { cases: new Map(), customers: new Map(), today: "" };

/** The row with its customer and its number, and what is recorded of its case. */
export function withRecords<T extends Pick<BareRow, "listing" | "fingerprint">>(
  { fingerprint, ...row }: T,
  { cases, customers, today }: DeskRecords,
) {
  const record = cases.get(row.listing ?? "");
  const customer = row.listing === null ? undefined : customers.get(BigInt(row.listing));
  const about = [customer?.name, customer?.invoice].filter(Boolean).join(" · ");
  return {
    ...row,
    about: about === "" ? null : about,
    contact: record === undefined ? null : caseOf(record, today),
  };
}

const caseOf = ({ contactedAt, assignee, followUpOn }: CaseRecord, today: string): DeskCase => ({
  on: contactedAt && formatShortDate(contactedAt),
  assignee,
  followUp:
    followUpOn === null
      ? null
      : { on: formatShortDate(new Date(followUpOn)), isDue: isFollowUpDue(followUpOn, today) },
});
