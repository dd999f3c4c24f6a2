import { Link } from "react-router";
import { businessFeatures } from "~/features/business-status/feature-list";
import { statusWords } from "~/features/receivable/status-words";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import { loadForWallet } from "../own-page.server.ts";
import { OwnPage } from "../own-page.tsx";
import type { Route } from "./+types/rewards";
import { type ListingReward, loadRewards, type RewardsPage } from "./rewards.server.ts";

const [, feature] = businessFeatures;

export const meta = () => pageMeta({ title: feature.title, description: feature.text });

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadForWallet(request, (wallet) => loadRewards(context, wallet));

/** What each receivable of an approved business gives its investors. */
export default function Rewards({ loaderData }: Route.ComponentProps) {
  return (
    <OwnPage feature={feature} data={loaderData}>
      {(page) => <RewardList page={page} />}
    </OwnPage>
  );
}

function RewardList({ page: { rewards, hasMore } }: { page: RewardsPage }) {
  return (
    <>
      <Notice
        role="none"
        title={rewards.length === 0 ? "No rewards yet" : "Set per request"}
        className="mt-8"
        action={
          <Link to="/business/funding-request" className={buttonClass({ size: "sm" })}>
            Create a request
          </Link>
        }
      >
        You set the interest in each funding request, and it's fixed once you sign.
      </Notice>
      <ul className="mt-6 grid gap-4">
        {rewards.map((one) => (
          <RewardCard key={String(one.listing)} reward={one} />
        ))}
      </ul>
      {hasMore && <p className="mt-4 text-muted">These are your newest 100 receivables.</p>}
    </>
  );
}

function RewardCard({
  reward: { listing, status, interest, yearly, reward },
}: {
  reward: ListingReward;
}) {
  const { label, tone } = statusWords[status];
  return (
    <li className={classes(cardClass, "p-5 sm:p-6")}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="font-semibold text-lg">
          <Link to={`/exchange/${listing}`} className="underline-offset-4 hover:underline">
            Receivable #{String(listing)}
          </Link>
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <dl className="figures mt-4 grid gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-2">
        <div>
          <dt className="text-muted text-sm">Interest, for all its units</dt>
          <dd className="font-medium">{interest}</dd>
          {yearly && <dd className="text-muted text-sm">{yearly}</dd>}
        </div>
        <div>
          <dt className="text-muted text-sm">Custom reward</dt>
          <dd className="font-medium">{reward ?? "None"}</dd>
        </div>
      </dl>
    </li>
  );
}
