import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatMoment } from "@tenora/domain/text/format-date";
import { classes } from "~/ui/classes";
import { StatusBadges } from "../../status-badges.tsx";
import { usePendingSearch } from "../use-pending-search.ts";
import { CellLabel, listCell, wideCell } from "./list-table.tsx";
import { RowLink } from "./row-link.tsx";

interface EntryCellsProps {
  /** What businesses and investors have in common. */
  readonly entry: Pick<
    InvestorRecord,
    "country" | "walletAddress" | "status" | "suspendedAt" | "erasedAt" | "createdAt"
  >;
  readonly name: string;
  /** Where all of it is shown. */
  readonly page: string;
}

/** The cells with which every row of a list of people ends. */
export function EntryCells({ entry, name, page }: EntryCellsProps) {
  const search = usePendingSearch();
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
          <StatusBadges entry={entry} />
        </span>
      </td>
      <td className={classes(listCell, wideCell, "figures whitespace-nowrap text-sm")}>
        <CellLabel>Date (UTC)</CellLabel>
        {formatMoment(new Date(entry.createdAt))}
      </td>
      <td className={classes(listCell, wideCell, "sm:max-lg:col-start-3")}>
        <RowLink page={page} search={search} label={`View ${name}`}>
          View
        </RowLink>
      </td>
    </>
  );
}
