import type { InvestorRecord } from "@tenora/database/investor-record";
import { formatMoment } from "@tenora/domain/dates";
import { shortenAddress } from "@tenora/domain/shorten-address";
import { Link, useLocation } from "react-router";
import { StatusBadge } from "~/features/business-standing/status-badge";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { CellLabel, EmptyList, ListTable, listCell, listRow, wideCell } from "../list-table.tsx";

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
  const { search } = useLocation();
  return (
    <tr className={listRow}>
      <td className={classes(listCell, "sm:col-span-2")}>
        <span className="break-words font-medium">{investor.investorName}</span>
        <span className="block break-all text-muted text-sm">{investor.email}</span>
      </td>
      <td className={listCell}>
        <CellLabel>Country</CellLabel>
        {investor.country}
      </td>
      <td className={listCell}>
        <CellLabel>Wallet</CellLabel>
        <span className="font-mono text-sm">{shortenAddress(investor.walletAddress)}</span>
      </td>
      <td
        className={classes(
          listCell,
          "max-lg:-order-1 max-lg:col-start-2 max-lg:row-start-1 sm:max-lg:col-start-3",
        )}
      >
        <span className="flex flex-col items-start gap-1">
          <StatusBadge status={investor.status} />
          {investor.suspendedAt && <Badge tone="bad">Suspended</Badge>}
        </span>
      </td>
      <td className={classes(listCell, wideCell, "figures whitespace-nowrap text-sm")}>
        <CellLabel>Date (UTC)</CellLabel>
        {formatMoment(new Date(investor.createdAt))}
      </td>
      <td className={classes(listCell, wideCell, "sm:max-lg:col-start-3")}>
        <Link
          to={{ pathname: `/admin/investors/${investor.id}`, search }}
          preventScrollReset
          data-row-link=""
          aria-label={`View ${investor.investorName}`}
          className={buttonClass({
            variant: "outline",
            size: "sm",
            className: "max-lg:min-h-11 max-sm:w-full",
          })}
        >
          View
        </Link>
      </td>
    </tr>
  );
}

function emptyText(status: string | null, search: string): string {
  if (search) return `No investors found matching "${search}".`;
  if (status) return `No investors found with status "${status}".`;
  return "No investors have registered yet.";
}
