import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatMoment } from "@tenora/domain/text/format-date";
import { classes } from "~/ui/classes";
import { StatusBadges } from "../../status-badges.tsx";
import { usePendingSearch } from "../use-pending-search.ts";
import { CellLabel, listCell, wideCell } from "./list-table.tsx";
import { RowLink } from "./row-link.tsx";

interface EntryCellsProps {
  /** The fields that businesses and investors share. */
  readonly entry: Pick<
    InvestorRecord,
    "country" | "walletAddress" | "status" | "suspendedAt" | "erasedAt" | "createdAt"
  >;
  readonly name: string;
  /** The path of its details. */
  readonly page: string;
}

/** The last cells of a row, the same for businesses and investors. */
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

/** The email below a name. When space is short, it breaks before the @ first. */
export function EmailLine({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <span className="wrap-anywhere block text-muted text-sm">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
