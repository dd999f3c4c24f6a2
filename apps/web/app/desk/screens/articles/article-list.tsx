import type { ArticleEntry } from "@tenora/database/article/list-all-articles";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { ListOrder } from "@tenora/domain/text/list-order";
import { usePendingSearch } from "~/desk/features/list/search/use-pending-search";
import {
  actionCell,
  ListCell,
  ListRow,
  ListTable,
  listCell,
  nameCell,
  narrowCell,
} from "~/desk/features/list/table/list-table";
import { RowLink } from "~/desk/features/list/table/row-link";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";

const columnsOf = (hasChanges: boolean) => [
  { name: "Article", className: "w-2/3" },
  { name: "Tags", className: "w-1/3 max-lg:hidden" },
  "State",
  { name: "Date", isTime: true },
  ...(hasChanges ? [{ name: "Changed", className: "max-lg:hidden" }] : []),
  "Actions",
];

interface ArticleListProps {
  readonly articles: readonly ArticleEntry[];
  readonly order: ListOrder;
  readonly isStale: boolean;
}

export function ArticleList({ articles, order, isStale }: ArticleListProps) {
  const hasChanges = articles.some(changedAt);
  return (
    <ListTable columns={columnsOf(hasChanges)} order={order} isStale={isStale}>
      {articles.map((article) => (
        <Row key={article.id} article={article} hasChanges={hasChanges} />
      ))}
    </ListTable>
  );
}

/** When it was changed since it was written, to the minute; null where both would read the same. */
function changedAt({ createdAt, updatedAt }: ArticleEntry): string | null {
  const changed = formatMoment(new Date(updatedAt));
  return changed === formatMoment(new Date(createdAt)) ? null : changed;
}

interface RowProps {
  readonly article: ArticleEntry;
  /** One of the list was changed. */
  readonly hasChanges: boolean;
}

function Row({ article, hasChanges }: RowProps) {
  const { id, title, slug, tags, published, createdAt } = article;
  const search = usePendingSearch();
  return (
    <ListRow>
      <ListCell className={classes(nameCell, "font-medium leading-5")} title={`/insights/${slug}`}>
        {title}
      </ListCell>
      <ListCell className={classes(listCell, "max-lg:hidden!")}>
        {tags.join(", ") || "None"}
      </ListCell>
      <ListCell className={narrowCell}>
        <Badge tone={published ? "good" : "neutral"}>{published ? "Published" : "Draft"}</Badge>
      </ListCell>
      <ListCell
        label="Date (UTC)"
        className={classes(narrowCell, "figures max-md:truncate max-md:text-xs")}
      >
        {formatMoment(new Date(createdAt))}
      </ListCell>
      {hasChanges && (
        <ListCell className={classes(narrowCell, "figures max-lg:hidden!")}>
          {changedAt(article)}
        </ListCell>
      )}
      <ListCell className={actionCell}>
        <RowLink page={`/admin/articles/${id}`} search={search} label={`Edit ${title}`}>
          Edit
        </RowLink>
      </ListCell>
    </ListRow>
  );
}
