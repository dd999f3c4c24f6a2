import type { BusinessRecord } from "@tenora/database/business-record";
import { canReview } from "@tenora/domain/business";
import { formatMoment } from "@tenora/domain/dates";
import { shortenAddress } from "@tenora/domain/shorten-address";
import { Link, useLocation } from "react-router";
import { StatusBadge } from "~/features/business-standing/status-badge";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { CellLabel, EmptyList, ListTable, listCell, listRow, wideCell } from "../list-table.tsx";
import type { Chosen } from "./use-chosen.ts";

interface RequestListProps {
  readonly businesses: readonly BusinessRecord[];
  readonly status: string | null;
  readonly search: string;
  readonly isStale: boolean;
  readonly chosen: Chosen;
}

const columns = ["Company", "Director", "Country", "Wallet", "Status", "Date", "Actions"];

export function RequestList({ businesses, status, search, isStale, chosen }: RequestListProps) {
  if (businesses.length === 0) return <EmptyList>{emptyText(status, search)}</EmptyList>;
  return (
    <ListTable columns={columns} isStale={isStale}>
      {businesses.map((business) => (
        <Row key={business.id} business={business} chosen={chosen} />
      ))}
    </ListTable>
  );
}

function Row({ business, chosen }: { business: BusinessRecord; chosen: Chosen }) {
  const { search } = useLocation();
  return (
    <tr className={listRow}>
      <td className={classes(listCell, "sm:col-span-2")}>
        <div className="flex items-start gap-3">
          {canReview(business.status) && (
            // The label is larger than its box, for thumbs.
            <label className="-m-3 flex shrink-0 cursor-pointer p-3 pt-3.5">
              <input
                type="checkbox"
                aria-label={`Select ${business.companyName}`}
                checked={chosen.has(business.id)}
                onChange={() => chosen.toggle(business.id)}
                className="size-5 cursor-pointer accent-primary"
              />
            </label>
          )}
          <div className="min-w-0">
            <span className="break-words font-medium">{business.companyName}</span>
            <span className="block text-muted text-sm">{business.registrationNumber}</span>
          </div>
        </div>
      </td>
      <td className={classes(listCell, wideCell)}>
        <CellLabel>Director</CellLabel>
        {/* A long company name would otherwise leave the address a few letters a line. */}
        <div className="lg:w-40">
          {business.directorName}
          <span className="block break-all text-muted text-sm">{business.directorEmail}</span>
        </div>
      </td>
      <td className={listCell}>
        <CellLabel>Country</CellLabel>
        {business.country}
      </td>
      <td className={listCell}>
        <CellLabel>Wallet</CellLabel>
        <span className="font-mono text-sm">{shortenAddress(business.walletAddress)}</span>
      </td>
      <td
        className={classes(
          listCell,
          "max-lg:-order-1 max-lg:col-start-2 max-lg:row-start-1 sm:max-lg:col-start-3",
        )}
      >
        <span className="flex flex-col items-start gap-1">
          <StatusBadge status={business.status} />
          {business.suspendedAt && <Badge tone="bad">Suspended</Badge>}
        </span>
      </td>
      <td className={classes(listCell, wideCell, "figures whitespace-nowrap text-sm")}>
        <CellLabel>Date (UTC)</CellLabel>
        {formatMoment(new Date(business.createdAt))}
      </td>
      <td className={classes(listCell, wideCell, "sm:max-lg:col-start-3")}>
        <Link
          to={{ pathname: `/admin/requests/${business.id}`, search }}
          preventScrollReset
          data-row-link=""
          aria-label={`View ${business.companyName}`}
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
  if (search) return `No businesses found matching "${search}".`;
  if (status) return `No businesses found with status "${status}".`;
  return "No businesses have been registered yet.";
}
