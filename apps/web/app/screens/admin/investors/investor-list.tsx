import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import type { InvestorStatus } from "@tenora/domain/investor/investor";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { EmailText } from "~/features/admin/list/table/email-text";
import { EntryCells } from "~/features/admin/list/table/entry-cells";
import {
  EmptyList,
  ListCell,
  ListRow,
  ListTable,
  nameCell,
} from "~/features/admin/list/table/list-table";

interface InvestorListProps {
  readonly investors: readonly InvestorRecord[];
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
  "Status",
  { name: "Date", isTime: true },
  "Actions",
];

export function InvestorList(props: InvestorListProps) {
  const { investors, isOlder, isStale, order, now, reviewDays } = props;
  if (investors.length === 0) {
    return <EmptyList isOlder={isOlder}>{emptyText(props)}</EmptyList>;
  }
  return (
    <ListTable columns={columns} isStale={isStale} order={order}>
      {investors.map((investor) => (
        <Row key={investor.id} investor={investor} now={now} reviewDays={reviewDays} />
      ))}
    </ListTable>
  );
}

function Row({
  investor,
  now,
  reviewDays,
}: {
  investor: InvestorRecord;
  now: number;
  reviewDays: number;
}) {
  return (
    <ListRow>
      <ListCell className={nameCell} title={`${investor.investorName}, ${investor.email}`}>
        <span className="font-medium">{investor.investorName}</span>{" "}
        <span className="wrap-anywhere text-muted max-md:sr-only">
          <EmailText address={investor.email} />
        </span>
      </ListCell>
      <EntryCells
        entry={investor}
        name={investor.investorName}
        page={`/admin/investors/${investor.id}`}
        now={now}
        reviewDays={reviewDays}
      />
    </ListRow>
  );
}

function emptyText({ status, search }: InvestorListProps): string {
  if (search) return `No investors found matching "${search}".`;
  if (status) return `No investors found with status "${status}".`;
  return "No investors have registered yet.";
}
