import type { RequestedCertificate } from "@tenora/database/business/review/find-certificate-requests";
import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import type { ReactNode } from "react";
import { classes } from "~/ui/classes";
import { StatusBadges } from "../../status-badges.tsx";
import { usePendingSearch } from "../search/use-pending-search.ts";
import { actionCell, ListCell, nameCell, narrowCell } from "./list-table.tsx";
import { RowLink } from "./row-link.tsx";
import { ShortMoment } from "./short-moment.tsx";
import { WaitingTime } from "./waiting-cell.tsx";

interface EntryCellsProps {
  /** The fields that businesses and investors share. */
  readonly entry: Pick<
    InvestorRecord,
    "country" | "walletAddress" | "status" | "suspendedAt" | "erasedAt" | "createdAt"
  >;
  /** What was asked of a pending business. */
  readonly certificateRequest?: RequestedCertificate | undefined;
  /** A cell before the status. */
  readonly children?: ReactNode;
  readonly name: string;
  /** The path of its details. */
  readonly page: string;
  /** When the list was loaded, in ms since 1970. */
  readonly now: number;
  /** In so many working days it is usually decided. */
  readonly reviewDays: number;
}

/** The last cells of a row, the same for businesses and investors. */
export function EntryCells({
  entry,
  certificateRequest,
  children,
  name,
  page,
  now,
  reviewDays,
}: EntryCellsProps) {
  const search = usePendingSearch();
  const isForApplicant = certificateRequest?.answeredAt === null;
  const isWaiting = entry.status === "pending" && entry.erasedAt === null && !isForApplicant;
  return (
    <>
      <ListCell className={classes(nameCell, "leading-4.5 max-xl:hidden!")}>
        {entry.country}
      </ListCell>
      <ListCell className={classes(narrowCell, "font-mono text-xs max-xl:hidden!")}>
        {shortenAddress(entry.walletAddress)}
      </ListCell>
      {children}
      <ListCell className={narrowCell}>
        <span className="inline-flex flex-wrap items-center gap-1 2xl:flex-nowrap">
          <StatusBadges entry={entry} certificateRequest={certificateRequest} isInRow />
        </span>
      </ListCell>
      <ListCell
        label="Submitted"
        className={classes(narrowCell, "figures text-xs max-md:truncate")}
      >
        <span className={classes(isWaiting && "max-xl:sr-only")}>
          <ShortMoment at={new Date(entry.createdAt)} />
        </span>
        {isWaiting && (
          <>
            <span className="max-xl:sr-only"> · </span>
            <WaitingTime since={entry.createdAt} reviewDays={reviewDays} now={now} />
          </>
        )}
      </ListCell>
      <ListCell className={actionCell}>
        <RowLink page={page} search={search} label={`View ${name}`}>
          View
        </RowLink>
      </ListCell>
    </>
  );
}
