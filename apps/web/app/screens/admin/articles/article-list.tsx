import type { ArticleEntry } from "@tenora/database/list-all-articles";
import { formatMoment } from "@tenora/domain/dates";
import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { classes } from "~/ui/classes";
import { CellLabel, ListTable, listCell, listRow, wideCell } from "../list-table.tsx";

const columns = ["Article", "Tags", "State", "Date", "Changed", "Actions"];

export function ArticleList({ articles }: { articles: readonly ArticleEntry[] }) {
  return (
    <ListTable columns={columns}>
      {articles.map((article) => (
        <Row key={article.id} article={article} />
      ))}
    </ListTable>
  );
}

function Row({ article }: { article: ArticleEntry }) {
  const { id, title, slug, tags, published, createdAt, updatedAt } = article;
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
        <Link
          to={`/admin/articles/${id}`}
          data-row-link=""
          aria-label={`Edit ${title}`}
          className={buttonClass({
            variant: "outline",
            size: "sm",
            className: "max-lg:min-h-11 max-sm:w-full",
          })}
        >
          Edit
        </Link>
      </td>
    </tr>
  );
}
