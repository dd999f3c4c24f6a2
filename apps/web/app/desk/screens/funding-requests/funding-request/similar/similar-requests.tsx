import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import type {
  ComparedField,
  SimilarRequests as Similar,
  SimilarRequest,
} from "@tenora/database/funding-request/review/find-similar-requests";
import { fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { formatCount } from "@tenora/domain/money/format-amount";
import { formatCalendarDate, formatMoment } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import { tableRoles } from "~/ui/styles/table-roles";
import { reviewLabels } from "../copy.ts";
import { matchedFields, similarityWords } from "./similarity-words.ts";

interface SimilarRequestsProps {
  readonly request: FundingRequestDetail;
  readonly similar: Similar;
}

/** Requests that may be about the same receivable, side by side with this one. */
export function SimilarRequestsCard({
  request,
  similar: { requests, count },
}: SimilarRequestsProps) {
  if (count === 0) return null;
  const more = count - requests.length;
  return (
    <section aria-label="Possible duplicates" className="mt-4 space-y-4">
      {requests.map((other) => (
        <Notice
          key={other.id}
          tone={other.sameFingerprint ? "bad" : "warning"}
          role="none"
          title={similarityWords(other)}
        >
          <p>
            <Link
              to={`/admin/funding-requests/${other.id}`}
              className="text-mint-strong underline underline-offset-4"
            >
              {other.businessName}
            </Link>{" "}
            · {reviewLabels[other.status].label} ·{" "}
            <span className="figures">{formatMoment(new Date(other.submittedAt))} UTC</span>
          </p>
          <Comparison request={request} other={other} />
        </Notice>
      ))}
      {more > 0 && <p className="text-sm">And {formatCount(more)} more.</p>}
    </section>
  );
}

function Comparison({
  request,
  other,
}: {
  readonly request: FundingRequestDetail;
  readonly other: SimilarRequest;
}) {
  const matched = matchedFields(other);
  const fields = (Object.keys(other.values) as ComparedField[]).filter(
    (field) => request.draft[field] !== "" || other.values[field] !== "",
  );
  return (
    <table
      {...tableRoles.table}
      className="mt-3 block w-full text-left text-sm sm:table sm:table-fixed"
    >
      <thead {...tableRoles.group} className="text-muted max-sm:sr-only">
        <tr {...tableRoles.row}>
          {["Answer", "This request", "Other request"].map((name) => (
            <th
              {...tableRoles.header}
              key={name}
              scope="col"
              className="py-1 pr-3 font-normal last:pr-0"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block sm:table-row-group">
        {fields.map((field) => {
          const isEqual = matched.includes(field);
          return (
            <tr
              {...tableRoles.row}
              key={field}
              className={classes("block py-1.5 sm:table-row", isEqual && "font-medium")}
            >
              <th
                {...tableRoles.rowHeader}
                scope="row"
                className="wrap-anywhere block font-normal text-muted sm:table-cell sm:py-1 sm:pr-3"
              >
                {fieldLabels[field]}
                <span className="sm:sr-only"> · {isEqual ? "similar" : "different"}</span>
              </th>
              <Value of="This">{wordsOf(field, request.draft)}</Value>
              <Value of="Other">{wordsOf(field, other.values)}</Value>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** On phones a line with whose it is. */
const Value = ({ of, children }: { readonly of: string; readonly children: string }) => (
  <td
    {...tableRoles.cell}
    className="wrap-anywhere flex gap-2 sm:table-cell sm:py-1 sm:not-last:pr-3"
  >
    <span aria-hidden="true" className="w-12 shrink-0 font-normal text-muted sm:hidden">
      {of}
    </span>
    {children}
  </td>
);

/** A date as dates are read; all else as it was typed. */
function wordsOf(field: ComparedField, values: SimilarRequest["values"]): string {
  const typed = values[field];
  return field === "issueDate" || field === "dueDate" ? formatCalendarDate(typed) : typed;
}
