import type { CertificateRequest } from "@tenora/database/business/find-certificate-requests";
import type { InvestorRecord } from "@tenora/database/investor/investor-record";
import { afterWorkingDays } from "@tenora/domain/business/review-time";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { classes } from "~/ui/classes";
import { age } from "../../age.ts";
import { StatusBadges } from "../../status-badges.tsx";
import { usePendingSearch } from "../use-pending-search.ts";
import { actionCell, ListCell, listCell, narrowCell } from "./list-table.tsx";
import { RowLink } from "./row-link.tsx";
import { ShortMoment } from "./short-moment.tsx";

interface EntryCellsProps {
  /** The fields that businesses and investors share. */
  readonly entry: Pick<
    InvestorRecord,
    "country" | "walletAddress" | "status" | "suspendedAt" | "erasedAt" | "createdAt"
  >;
  /** What was asked of a pending business. */
  readonly certificateRequest?: CertificateRequest | undefined;
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
  name,
  page,
  now,
  reviewDays,
}: EntryCellsProps) {
  const search = usePendingSearch();
  const isForApplicant = certificateRequest?.answeredAt === null;
  return (
    <>
      <ListCell className={classes(listCell, "max-lg:hidden")} title={entry.country}>
        {entry.country}
      </ListCell>
      <ListCell className={classes(narrowCell, "font-mono text-xs max-lg:hidden")}>
        {shortenAddress(entry.walletAddress)}
      </ListCell>
      <ListCell className={narrowCell}>
        <span className="inline-flex items-center gap-1">
          <StatusBadges entry={entry} certificateRequest={certificateRequest} />
        </span>
      </ListCell>
      <ListCell
        label="Submitted"
        className={classes(narrowCell, "figures max-md:truncate max-md:text-xs")}
      >
        <ShortMoment at={new Date(entry.createdAt)} />
        {entry.status === "pending" && entry.erasedAt === null && !isForApplicant && (
          <Waiting since={entry.createdAt} reviewDays={reviewDays} now={now} />
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

interface WaitingProps {
  readonly since: Date;
  readonly now: number;
  /** Where it is usually decided in so many working days. */
  readonly reviewDays?: number;
}

/** How long something has waited for a decision, behind its date, and whether that is too long. */
export function Waiting({ since, now, reviewDays }: WaitingProps) {
  const start = new Date(since).getTime();
  const isOverdue = reviewDays !== undefined && now > afterWorkingDays(start, reviewDays);
  return (
    <span className={isOverdue ? "font-medium text-brick" : "text-amber"}>
      {" · "}
      <span className="sr-only">waiting </span>
      {age(now - start)}
      {isOverdue && <span className="max-xl:sr-only">, overdue</span>}
    </span>
  );
}
