import type { ArticleEntry } from "@tenora/database/article/list-all-articles";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { ListOrder } from "@tenora/domain/text/list-order";
import {
  actionCell,
  ListCell,
  ListRow,
  ListTable,
  listCell,
  mainCell,
  narrowCell,
} from "~/features/admin/list/table/list-table";
import { RowLink } from "~/features/admin/list/table/row-link";
import { usePendingSearch } from "~/features/admin/list/use-pending-search";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";

const columns = [
  { name: "Article", className: "w-2/3" },
  { name: "Tags", className: "w-1/3 max-lg:hidden" },
  "State",
  { name: "Date", isTime: true },
  { name: "Changed", className: "max-lg:hidden" },
  "Actions",
];

interface ArticleListProps {
  readonly articles: readonly ArticleEntry[];
  readonly order: ListOrder;
  readonly isStale: boolean;
}

export function ArticleList({ articles, order, isStale }: ArticleListProps) {
  return (
    <ListTable columns={columns} order={order} isStale={isStale}>
      {articles.map((article) => (
        <Row key={article.id} article={article} />
      ))}
    </ListTable>
  );
}

function Row({ article }: { article: ArticleEntry }) {
  const { id, title, slug, tags, published, createdAt, updatedAt } = article;
  const search = usePendingSearch();
  return (
    <ListRow>
      <ListCell className={mainCell} title={`${title}, /insights/${slug}`}>
        <span className="font-medium">{title}</span>{" "}
        <span className="text-muted">/insights/{slug}</span>
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
      <ListCell className={classes(narrowCell, "figures max-lg:hidden!")}>
        {formatMoment(new Date(updatedAt))}
      </ListCell>
      <ListCell className={actionCell}>
        <RowLink page={`/admin/articles/${id}`} search={search} label={`Edit ${title}`}>
          Edit
        </RowLink>
      </ListCell>
    </ListRow>
  );
}
