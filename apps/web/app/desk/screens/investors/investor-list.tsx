import type { CheckCount } from "@tenora/database/investor/check-investor";
import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import type { InvestorStatus } from "@tenora/domain/investor/investor";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { EmailText } from "~/desk/features/list/table/email-text";
import { EntryCells } from "~/desk/features/list/table/entry-cells";
import {
  EmptyList,
  ListCell,
  ListRow,
  ListTable,
  nameCell,
  narrowCell,
  wideOnly,
} from "~/desk/features/list/table/list-table";
import { classes } from "~/ui/classes";
import { CheckState } from "./check-state.tsx";

interface InvestorListProps {
  readonly investors: readonly InvestorRecord[];
  /** By the id of the investor; nothing for those without a check. */
  readonly checks: Readonly<Record<string, CheckCount>>;
  readonly status: InvestorStatus | undefined;
  readonly search: string;
  /** It is not the first page. */
  readonly isOlder: boolean;
  readonly isStale: boolean;
  readonly order: ListOrder;
  /** When it was loaded, in ms since 1970. */
  readonly now: number;
  /** In so many working days a request is usually decided. */
  readonly reviewDays: number;
}

const columns = [
  { name: "Investor", className: "w-full" },
  { name: "Country", className: "min-w-40 max-xl:hidden" },
  { name: "Wallet", className: "max-xl:hidden" },
  { name: "Checks", className: wideOnly },
  "Status",
  { name: "Date", isTime: true },
  "Actions",
];

export function InvestorList(props: InvestorListProps) {
  const { investors, checks, isOlder, isStale, order, now, reviewDays } = props;
  if (investors.length === 0) {
    return <EmptyList isOlder={isOlder}>{emptyText(props)}</EmptyList>;
  }
  return (
    <ListTable columns={columns} isStale={isStale} order={order}>
      {investors.map((investor) => (
        <Row
          key={investor.id}
          investor={investor}
          checks={checks[investor.id]}
          now={now}
          reviewDays={reviewDays}
        />
      ))}
    </ListTable>
  );
}

function Row({
  investor,
  checks,
  now,
  reviewDays,
}: {
  investor: InvestorRecord;
  checks: CheckCount | undefined;
  now: number;
  reviewDays: number;
}) {
  // A rejected or erased investor needs no checks.
  const state = investor.status !== "rejected" && investor.erasedAt === null && (
    <CheckState count={checks} />
  );
  return (
    <ListRow>
      <ListCell className={nameCell} title={`${investor.investorName}, ${investor.email}`}>
        <span className="font-medium">{investor.investorName}</span>{" "}
        <span className="wrap-anywhere text-muted max-md:sr-only">
          <EmailText address={investor.email} />
        </span>
        {state && <span className="ml-2 md:hidden">{state}</span>}
      </ListCell>
      <EntryCells
        entry={investor}
        name={investor.investorName}
        page={`/admin/investors/${investor.id}`}
        now={now}
        reviewDays={reviewDays}
      >
        <ListCell className={classes(narrowCell, wideOnly)}>{state}</ListCell>
      </EntryCells>
    </ListRow>
  );
}

function emptyText({ status, search }: InvestorListProps): string {
  if (search) return `No investors found matching “${search}”.`;
  if (status) return `No investors found with status “${status}”.`;
  return "No investors have registered yet.";
}
