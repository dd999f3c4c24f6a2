import type { InvestorRecord } from "@tenora/database/investor-record";
import { formatMoment } from "@tenora/domain/dates";
import { shortenAddress } from "@tenora/domain/shorten-address";
import { Link, useLocation } from "react-router";
import { StatusBadge } from "~/features/business-standing/status-badge";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { CellLabel, listCell, wideCell } from "./list-table.tsx";

interface EntryCellsProps {
  /** What businesses and investors have in common. */
  readonly entry: Pick<
    InvestorRecord,
    "country" | "walletAddress" | "status" | "suspendedAt" | "createdAt"
  >;
  readonly name: string;
  /** Where all of it is shown. */
  readonly page: string;
}

/** The cells with which every row of a list of people ends. */
export function EntryCells({ entry, name, page }: EntryCellsProps) {
  const { search } = useLocation();
  return (
    <>
      <td className={listCell}>
        <CellLabel>Country</CellLabel>
        {entry.country}
      </td>
      <td className={listCell}>
        <CellLabel>Wallet</CellLabel>
        <span className="font-mono text-sm">{shortenAddress(entry.walletAddress)}</span>
      </td>
      <td
        className={classes(
          listCell,
          "max-lg:-order-1 max-lg:col-start-2 max-lg:row-start-1 sm:max-lg:col-start-3",
        )}
      >
        <span className="flex flex-col items-start gap-1">
          <StatusBadge status={entry.status} />
          {entry.suspendedAt && <Badge tone="bad">Suspended</Badge>}
        </span>
      </td>
      <td className={classes(listCell, wideCell, "figures whitespace-nowrap text-sm")}>
        <CellLabel>Date (UTC)</CellLabel>
        {formatMoment(new Date(entry.createdAt))}
      </td>
      <td className={classes(listCell, wideCell, "sm:max-lg:col-start-3")}>
        <Link
          to={{ pathname: page, search }}
          preventScrollReset
          data-row-link=""
          aria-label={`View ${name}`}
          className={buttonClass({
            variant: "outline",
            size: "sm",
            className: "max-lg:min-h-11 max-sm:w-full",
          })}
        >
          View
        </Link>
      </td>
    </>
  );
}
