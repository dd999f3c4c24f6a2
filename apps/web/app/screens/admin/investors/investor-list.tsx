import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import type { InvestorStatus } from "@tenora/domain/investor/investor";
import { EmailLine, EntryCells } from "~/features/admin/list/table/entry-cells";
import { EmptyList, ListTable, listCell, listRow } from "~/features/admin/list/table/list-table";
import { classes } from "~/ui/classes";

interface InvestorListProps {
  readonly investors: readonly InvestorRecord[];
  readonly status: InvestorStatus | undefined;
  readonly search: string;
  /** It is not the first page. */
  readonly isOlder: boolean;
  readonly isStale: boolean;
}

const columns = ["Investor", "Country", "Wallet", "Status", "Date", "Actions"];

export function InvestorList(props: InvestorListProps) {
  const { investors, isOlder, isStale } = props;
  if (investors.length === 0) {
    return <EmptyList isOlder={isOlder}>{emptyText(props)}</EmptyList>;
  }
  return (
    <ListTable columns={columns} isStale={isStale}>
      {investors.map((investor) => (
        <Row key={investor.id} investor={investor} />
      ))}
    </ListTable>
  );
}

function Row({ investor }: { investor: InvestorRecord }) {
  return (
    <tr className={listRow}>
      <td className={classes(listCell, "sm:col-span-2")}>
        <span className="break-words font-medium">{investor.investorName}</span>
        <EmailLine email={investor.email} />
      </td>
      <EntryCells
        entry={investor}
        name={investor.investorName}
        page={`/admin/investors/${investor.id}`}
      />
    </tr>
  );
}

function emptyText({ status, search }: InvestorListProps): string {
  if (search) return `No investors found matching "${search}".`;
  if (status) return `No investors found with status "${status}".`;
  return "No investors have registered yet.";
}
