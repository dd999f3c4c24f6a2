import type { InvestorRecord } from "@tenora/database/investor-record";
import { classes } from "~/ui/classes";
import { EntryCells } from "../entry-cells.tsx";
import { EmptyList, ListTable, listCell, listRow } from "../list-table.tsx";

interface InvestorListProps {
  readonly investors: readonly InvestorRecord[];
  readonly status: string | null;
  readonly search: string;
  readonly isStale: boolean;
}

const columns = ["Investor", "Country", "Wallet", "Status", "Date", "Actions"];

export function InvestorList({ investors, status, search, isStale }: InvestorListProps) {
  if (investors.length === 0) return <EmptyList>{emptyText(status, search)}</EmptyList>;
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
        <span className="block break-all text-muted text-sm">{investor.email}</span>
      </td>
      <EntryCells
        entry={investor}
        name={investor.investorName}
        page={`/admin/investors/${investor.id}`}
      />
    </tr>
  );
}

function emptyText(status: string | null, search: string): string {
  if (search) return `No investors found matching "${search}".`;
  if (status) return `No investors found with status "${status}".`;
  return "No investors have registered yet.";
}
