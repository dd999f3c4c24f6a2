import type { InvestorRecord } from "@tenora/database/investor-record";
import { formatMoment } from "@tenora/domain/dates";
import { shortenAddress } from "@tenora/domain/shorten-address";
import { classes } from "~/ui/classes";
import { StandingBadges } from "../standing-badges.tsx";
import { CellLabel, listCell, wideCell } from "./list-table.tsx";
import { RowLink } from "./row-link.tsx";
import { useComingSearch } from "./use-coming-search.ts";

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
  const search = useComingSearch();
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
          <StandingBadges entry={entry} />
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
