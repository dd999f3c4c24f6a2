import { formatShortDate } from "@tenora/domain/text/format-date";
import { Link, useMatches } from "react-router";
import { classes } from "~/ui/classes";
import type { ArticleListItem } from "./article-pages.ts";
import { Tags } from "./tags.tsx";

export function ArticleLinks({ articles }: { articles: readonly ArticleListItem[] }) {
  const selected = useMatches().at(-1)?.params.slug ?? articles[0]?.slug;
  return (
    <ol data-scroll-container="" className="min-h-0 overflow-y-auto border-line border-t">
      {articles.map(({ slug, title, createdAt, tags }) => (
        <li key={slug} className="border-line border-b last:border-b-0">
          <Link
            to={`/insights/${slug}`}
            prefetch="intent"
            aria-current={slug === selected ? "page" : undefined}
            className={classes(
              "block border-l-2 px-6 py-4.5 transition-colors duration-150 focus-visible:-outline-offset-2",
              slug === selected
                ? "border-mint-strong bg-mint-soft/50"
                : "border-transparent hover:bg-ink/4",
            )}
          >
            <span className="block font-medium leading-snug">{title}</span>
            <time
              dateTime={createdAt.toISOString()}
              className="figures mt-1.5 block text-muted text-sm"
            >
              {formatShortDate(createdAt)}
            </time>
            <Tags tags={tags} className="mt-2.5" />
          </Link>
        </li>
      ))}
    </ol>
  );
}
