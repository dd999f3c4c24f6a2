import { Suspense } from "react";
import { Await, data, useParams, useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/reader";
import { failedReading, type Reading } from "./article-pages.ts";
import { ArticleView } from "./article-view.tsx";
import { loadReading } from "./load-articles.server";
import { ArticleHead, InsightsHead } from "./page-head.tsx";
import { ReaderPlaceholder } from "./reader-placeholder.tsx";
import { articleRetries, withRetries } from "./with-retries.ts";

/** The metadata is in page-head.tsx, since it may arrive later than the page. */
export const meta = () => [];

const slugOf = (params: object) => ("slug" in params ? String(params.slug) : undefined);

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = slugOf(params);
  const reading = await loadReading(context, slug);
  const unknown = slug !== undefined && reading.article === null;
  return data({ reading }, { status: reading.failed ? 503 : unknown ? 404 : 200 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const reading = withRetries(articleRetries, serverLoader).then(
    (loaded) => loaded.reading as Reading,
    () => failedReading,
  );
  return { reading };
}

export default function Reader({ loaderData: { reading } }: Route.ComponentProps) {
  const { slug } = useParams();
  return (
    <Suspense key={slug} fallback={<Loading />}>
      <Await resolve={reading as Reading | Promise<Reading>}>
        {(loaded) => <Loaded reading={loaded} slug={slug} />}
      </Await>
    </Suspense>
  );
}

function Loading() {
  return (
    <>
      <InsightsHead />
      <ReaderPlaceholder />
    </>
  );
}

function Loaded({ reading, slug }: { reading: Reading; slug: string | undefined }) {
  const { article, failed, origin } = reading;
  if (article === null) {
    return (
      <>
        <InsightsHead />
        {failed ? <ArticleLoadFailure /> : <Unselected slug={slug} />}
      </>
    );
  }
  return (
    <>
      <ArticleHead article={article} origin={origin} isDefault={slug === undefined} />
      <ArticleView article={article} />
    </>
  );
}

function Unselected({ slug }: { slug: string | undefined }) {
  return (
    <Card className="flex min-h-72 flex-col items-center justify-center gap-2 text-center">
      {slug !== undefined && (
        <p className="font-medium font-serif text-heading">There's no article at this address</p>
      )}
      <p className="text-muted">Select an article to read</p>
    </Card>
  );
}

function ArticleLoadFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="bad"
      title="We couldn't load this article"
      action={
        <Button variant="outline" busy={state !== "idle"} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      We can't reach it right now. Try again in a moment.
    </Notice>
  );
}
