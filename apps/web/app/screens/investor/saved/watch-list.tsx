import { useState } from "react";
import { Link } from "react-router";
import type { ListingSummary } from "~/features/receivable/summary/listing-summary";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { sendRequest } from "~/http/send-request";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { type OwnWatched, watchedPath } from "./saved-page.ts";

/** What the proven wallet watches, with its status, progress and the time that is left. */
export function WatchList() {
  const { answer, refresh } = useProvenQuery<OwnWatched>(watchedPath, true);
  return (
    <section aria-labelledby="watching">
      <h2 id="watching" className="font-medium font-serif text-heading">
        Watching
      </h2>
      {answer.kind === "failed" || (answer.kind === "ready" && answer.data.listings === null) ? (
        <Notice
          tone="bad"
          role="none"
          className="mt-4"
          title="We can't read the exchange right now"
          action={
            <Button variant="outline" size="sm" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        />
      ) : answer.kind === "ready" ? (
        <Watched listings={answer.data.listings ?? []} refresh={refresh} />
      ) : (
        <SkeletonGroup label="Loading what you watch" className="mt-4">
          <Skeleton className="h-28 w-full" />
        </SkeletonGroup>
      )}
    </section>
  );
}

interface WatchedProps {
  readonly listings: readonly ListingSummary[];
  refresh(): Promise<unknown>;
}

function Watched({ listings, refresh }: WatchedProps) {
  if (listings.length === 0)
    return (
      <p className="mt-2 text-muted">
        Nothing yet. Press “Watch” on a receivable’s page, and it appears here.
      </p>
    );
  return (
    <ul className={classes(cardClass, "mt-4 divide-y divide-line")}>
      {listings.map((listing) => (
        <WatchedRow key={listing.id} listing={listing} refresh={refresh} />
      ))}
    </ul>
  );
}

interface WatchedRowProps {
  readonly listing: ListingSummary;
  refresh(): Promise<unknown>;
}

function WatchedRow({ listing, refresh }: WatchedRowProps) {
  const { id, seller, about, sellerTrouble, status, due, dueIn, sold, soldPercent, timeLeft } =
    listing;
  const { headline, risk } = listing;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function stop() {
    setBusy(true);
    setProblem("");
    const path = `/api/exchange/${id}/watch`;
    const result = await sendRequest(path, { method: "DELETE", body: {} });
    if (result.ok) await refresh();
    else setProblem(result.message);
    setBusy(false);
  }

  return (
    <li className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto] sm:items-center sm:p-5 lg:grid-cols-[minmax(0,1fr)_13rem_16rem_auto]">
      <div className="grid min-w-0 gap-2 lg:contents">
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-medium">
            <Link
              to={`/exchange/${id}`}
              className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {seller}
            </Link>
          </h3>
          <p className="figures whitespace-pre-line text-muted text-sm">
            {about}
            <span className="font-medium text-amber">{sellerTrouble}</span>
          </p>
        </div>
        <p className="figures text-muted text-sm">
          <span className="font-medium text-[0.9375rem] text-ink">{headline.value}</span>{" "}
          {headline.words}
          <span className="block">
            Due {due}
            {dueIn && `, ${dueIn}`}
          </span>
          <span className="block">{risk}</span>
        </p>
      </div>
      <div className="figures min-w-0 text-sm">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <Badge tone={status.tone}>{status.label}</Badge>
          <span className="text-muted">{timeLeft}</span>
        </p>
        {timeLeft && (
          <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-ink/10">
            <div
              className="h-full rounded-full bg-mint-strong"
              style={{ width: `${soldPercent}%` }}
            />
          </div>
        )}
        <p className="mt-2">{sold}</p>
      </div>
      <div>
        <Button variant="outline" size="sm" busy={isBusy} onClick={() => void stop()}>
          Stop watching<span className="sr-only">: receivable #{id}</span>
        </Button>
      </div>
      {problem && (
        <Notice tone="bad" className="col-span-full">
          {problem}
        </Notice>
      )}
    </li>
  );
}
