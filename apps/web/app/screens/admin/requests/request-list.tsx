import type { BusinessRecord } from "@tenora/database/business/business-record";
import { type BusinessStatus, canReview } from "@tenora/domain/business/business";
import { EmailLine, EntryCells } from "~/features/admin/list/table/entry-cells";
import {
  CellLabel,
  EmptyList,
  ListTable,
  listCell,
  listRow,
  wideCell,
} from "~/features/admin/list/table/list-table";
import { classes } from "~/ui/classes";
import type { Selection } from "./use-selection.ts";

interface RequestListProps {
  readonly businesses: readonly BusinessRecord[];
  readonly status: BusinessStatus | undefined;
  readonly search: string;
  /** It is not the first page. */
  readonly isOlder: boolean;
  readonly isStale: boolean;
  readonly chosen: Selection;
}

const columns = ["Company", "Director", "Country", "Wallet", "Status", "Date", "Actions"];

export function RequestList(props: RequestListProps) {
  const { businesses, isOlder, isStale, chosen } = props;
  if (businesses.length === 0) {
    return <EmptyList isOlder={isOlder}>{emptyText(props)}</EmptyList>;
  }
  return (
    <ListTable columns={columns} isStale={isStale}>
      {businesses.map((business) => (
        <Row key={business.id} business={business} chosen={chosen} />
      ))}
    </ListTable>
  );
}

function Row({ business, chosen }: { business: BusinessRecord; chosen: Selection }) {
  return (
    <tr className={listRow}>
      <td className={classes(listCell, "sm:col-span-2")}>
        <div className="flex items-start gap-3">
          {canReview(business.status) && (
            // The label is larger than its checkbox, for touch.
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
        {/* Otherwise a long company name would leave the email a few letters per line. */}
        <div className="lg:w-40">
          {business.directorName}
          <EmailLine email={business.directorEmail} />
        </div>
      </td>
      <EntryCells
        entry={business}
        name={business.companyName}
        page={`/admin/requests/${business.id}`}
      />
    </tr>
  );
}

function emptyText({ status, search }: RequestListProps): string {
  if (search) return `No businesses found matching "${search}".`;
  if (status) return `No businesses found with status "${status}".`;
  return "No businesses have been registered yet.";
}
