import { listAllArticles } from "@tenora/database/article/list-all-articles";
import PenLine from "lucide-react/icons/pen-line";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { ListFooter } from "~/desk/features/list/list-footer";
import { ListHead, ListTools } from "~/desk/features/list/list-head";
import { readOrder } from "~/desk/features/list/list-query";
import { readPageCursor, writeCursor } from "~/desk/features/list/page-cursor";
import { SearchField } from "~/desk/features/list/search/search-field";
import { usePendingSearch } from "~/desk/features/list/search/use-pending-search";
import { useListKeys } from "~/desk/features/list/shortcuts/use-list-keys";
import { FilterLink, filterQuery } from "~/desk/features/list/status-filters";
import { ListSkeleton } from "~/desk/features/list/table/list-skeleton";
import { EmptyList } from "~/desk/features/list/table/list-table";
import { useListLoading } from "~/desk/features/list/use-list-loading";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { buttonClass } from "~/ui/button";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/articles";
import { ArticleList } from "./article-list.tsx";

const pageSize = 50;
const path = "/admin/articles";
const states = [
  { state: null, label: "All" },
  { state: "published", label: "Published" },
  { state: "draft", label: "Drafts" },
] as const;

/** The articles of Insights with the drafts; null without a session. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get("state");
  return loadAsAdmin(request, context, async (tx) => {
    const { articles, hasMore } = await listAllArticles(tx, {
      published: state === "published" ? true : state === "draft" ? false : undefined,
      search: (searchParams.get("search") ?? "").slice(0, 200),
      order: readOrder(searchParams),
      after: readPageCursor(searchParams.get("after")),
      limit: pageSize,
    });
    const last = articles.at(-1);
    return { articles, older: hasMore && last ? writeCursor(last) : null };
  });
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const section = useRef<HTMLElement>(null);
  const loading = useListLoading(path);
  const pendingSearch = usePendingSearch(path);
  const pending = new URLSearchParams(pendingSearch);
  // A new article is on the first page of the newest, so the way back from its editor leads there.
  const newArticleSearch = new URLSearchParams(pendingSearch);
  newArticleSearch.delete("after");
  newArticleSearch.delete("sort");
  useListKeys(section);
  if (loaderData === null) return null;
  const search = params.get("search") ?? "";
  const state = params.get("state");
  const order = readOrder(params) ?? "newest";
  const list = loaderData === "failed" ? null : loaderData;
  return (
    <section ref={section} aria-labelledby="articles">
      <ListHead id="articles" title="Articles">
        <Link
          to={{ pathname: `${path}/new`, search: newArticleSearch.toString() }}
          className={buttonClass({ size: "sm" })}
        >
          <PenLine aria-hidden="true" className="size-4" />
          Write an article
        </Link>
      </ListHead>
      <ListTools
        label="Filter by state"
        search={<SearchField path={path} label="Search articles" />}
        order={order}
        filters={states.map(({ state: one, label }) => (
          <FilterLink
            key={label}
            search={filterQuery(one === null ? undefined : { state: one }, pending)}
            isCurrent={state === one}
          >
            {label}
          </FilterLink>
        ))}
      />
      {list === null ? (
        <LoadFailure title="Failed to load articles" />
      ) : loading === "skeleton" ? (
        <ListSkeleton label="Loading articles" />
      ) : list.articles.length === 0 ? (
        <EmptyList isOlder={readPageCursor(params.get("after")) !== undefined}>
          {emptyText(state, search)}
        </EmptyList>
      ) : (
        <ArticleList articles={list.articles} order={order} isStale={loading === "stale"} />
      )}
      {list && <ListFooter path={path} older={list.older} />}
    </section>
  );
}

function emptyText(state: string | null, search: string): string {
  if (search) return `No articles found matching “${search}”.`;
  if (state === "draft") return "No drafts. Every article is published.";
  if (state === "published") return "No articles are published yet.";
  return "No articles yet. The first one you publish appears on Insights.";
}
