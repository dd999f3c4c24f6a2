import { brand } from "@tenora/domain/brand";
import { Suspense } from "react";
import { Await, data, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import type { Route } from "./+types/insights";
import { failedList } from "./article-pages.ts";
import { ArticlePicker } from "./article-picker.tsx";
import { ListPlaceholder } from "./list-placeholder.tsx";
import { loadList } from "./load-articles.server";
import { tagline } from "./page-head.tsx";
import { listRetries, withRetries } from "./with-retries.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const list = await loadList(context);
  return data({ list }, { status: list.failed ? 503 : 200 });
}

/** A navigation does not wait for the list: its placeholder is shown at once. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const list = withRetries(listRetries, serverLoader).then(
    (loaded) => loaded.list,
    () => failedList,
  );
  return { list };
}

/** Choosing an article does not reload the list; opening the same page again does. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname;
}

export default function Insights({ loaderData: { list } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div data-no-artwork className="page-width py-10 sm:py-20">
      <header className="max-w-3xl">
        <h1 className="font-serif text-display">{brand.name} Insights</h1>
        <p className="mt-4 text-balance text-lead text-muted sm:mt-5">{tagline}</p>
      </header>
      <div className="mt-8 grid items-start gap-6 sm:mt-12 lg:grid-cols-12">
        <Suspense fallback={<ListPlaceholder />}>
          <Await resolve={list}>{(loaded) => <ArticlePicker key={pathname} list={loaded} />}</Await>
        </Suspense>
        <div className="min-w-0 lg:col-span-8">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
