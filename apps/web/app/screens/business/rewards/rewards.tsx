import { Link } from "react-router";
import { statusWords } from "~/features/receivable/status-words";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import { loadReceivables } from "../own-page.server.ts";
import { OwnPage } from "../own-page.tsx";
import { businessFeatures } from "../status/feature-list";
import type { Route } from "./+types/rewards";
import { OwnRewardsList } from "./own-rewards.tsx";
import { loadRewards } from "./rewards.server.ts";
import type { RewardedListing, RewardsPage } from "./rewards-page.ts";
import { InterestTemplates } from "./templates.tsx";

const [, feature] = businessFeatures;

export const meta = () => pageMeta({ title: feature.title, description: feature.text });

export const loader = (asked: Route.LoaderArgs) =>
  loadReceivables(asked, (wallet, audience) =>
    loadRewards(asked.context, wallet, { after: readAfter(asked.request), audience }),
  );

/** The note that ended the page before. */
function readAfter(request: Request): bigint | undefined {
  const after = new URL(request.url).searchParams.get("after") ?? "";
  return /^[1-9]\d{0,15}$/.test(after) ? BigInt(after) : undefined;
}

/** What each receivable of an approved business gives its investors. */
export default function Rewards({ loaderData }: Route.ComponentProps) {
  return (
    <OwnPage feature={feature} data={loaderData}>
      {(page) => <RewardList page={page} />}
    </OwnPage>
  );
}

function RewardList({ page }: { page: RewardsPage }) {
  const { rewards, hasMore } = page;
  return (
    <>
      <section aria-labelledby="cash-interest" className="mt-10">
        <h2 id="cash-interest" className="font-medium font-serif text-heading">
          Cash interest
        </h2>
        <p className="mt-1.5 max-w-2xl text-muted">
          You set the interest in each funding request, and it's fixed once you sign. Start with one
          of these, or with your own figures.
        </p>
        <InterestTemplates />
      </section>
      <OwnRewardsList page={page} />
      <section aria-labelledby="per-receivable" className="mt-12">
        <h2 id="per-receivable" className="font-medium font-serif text-heading">
          Rewards by receivable
        </h2>
        {rewards.length === 0 && (
          <Notice
            role="none"
            title="No rewards yet"
            className="mt-5"
            action={
              <Link to="/business/funding-request" className={buttonClass({ size: "sm" })}>
                Create a request
              </Link>
            }
          >
            They appear here once you've published a funding request.
          </Notice>
        )}
        <ul className={classes(rewards.length > 0 && cardClass, "mt-5 divide-y divide-line")}>
          {rewards.map((one) => (
            <ReceivableReward key={String(one.listing)} reward={one} />
          ))}
        </ul>
        {hasMore && <p className="mt-4 text-muted">These are your newest 100 receivables.</p>}
      </section>
    </>
  );
}

function ReceivableReward({
  reward: { listing, status, interest, yearly, reward },
}: {
  reward: RewardedListing;
}) {
  const { label, tone } = statusWords[status];
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_11rem] sm:items-start sm:px-6">
      <h3 className="font-semibold">
        <Link to={`/exchange/${listing}`} className="underline-offset-4 hover:underline">
          Receivable #{String(listing)}
        </Link>
      </h3>
      <dl className="figures grid gap-y-1 text-[0.9375rem]">
        <Line label="Interest" value={interest} note={yearly} />
        {reward !== null && <Line label="Custom reward" value={reward} />}
      </dl>
      <Badge tone={tone} className="justify-self-start max-sm:row-start-2 sm:justify-self-end">
        {label}
      </Badge>
    </li>
  );
}

function Line({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{value}</dd>
      {note && <dd className="text-muted">{note}</dd>}
    </div>
  );
}
