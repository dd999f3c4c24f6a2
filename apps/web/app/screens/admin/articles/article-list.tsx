import type { ArticleEntry } from "@tenora/database/article/list-all-articles";
import { formatMoment } from "@tenora/domain/text/format-date";
import {
  CellLabel,
  ListTable,
  listCell,
  listRow,
  wideCell,
} from "~/features/admin/list/table/list-table";
import { RowLink } from "~/features/admin/list/table/row-link";
import { usePendingSearch } from "~/features/admin/list/use-pending-search";
import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";

const columns = ["Article", "Tags", "State", "Date", "Changed", "Actions"];

interface ArticleListProps {
  readonly articles: readonly ArticleEntry[];
  readonly isStale: boolean;
}

export function ArticleList({ articles, isStale }: ArticleListProps) {
  return (
    <ListTable columns={columns} isStale={isStale}>
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
    <tr className={listRow}>
      <td className={classes(listCell, "sm:col-span-2")}>
        <span className="break-words font-medium">{title}</span>
        <span className="block break-all text-muted text-sm">/insights/{slug}</span>
      </td>
      <td className={classes(listCell, wideCell, "text-sm")}>
        <CellLabel>Tags</CellLabel>
        {tags.join(", ") || "None"}
      </td>
      <td
        className={classes(
          listCell,
          "max-lg:-order-1 max-lg:col-start-2 max-lg:row-start-1 sm:max-lg:col-start-3",
        )}
      >
        <Badge tone={published ? "good" : "neutral"}>{published ? "Published" : "Draft"}</Badge>
      </td>
      <td className={classes(listCell, wideCell, "figures whitespace-nowrap text-sm")}>
        <CellLabel>Date (UTC)</CellLabel>
        {formatMoment(new Date(createdAt))}
      </td>
      <td className={classes(listCell, wideCell, "figures whitespace-nowrap text-sm")}>
        <CellLabel>Changed (UTC)</CellLabel>
        {formatMoment(new Date(updatedAt))}
      </td>
      <td className={classes(listCell, wideCell, "sm:max-lg:col-start-3")}>
        <RowLink page={`/admin/articles/${id}`} search={search} label={`Edit ${title}`}>
          Edit
        </RowLink>
      </td>
    </tr>
  );
}
