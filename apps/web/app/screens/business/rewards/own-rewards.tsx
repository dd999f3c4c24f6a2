import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { RewardCard } from "~/features/reward/reward-card";
import type { WaitingReward } from "~/features/reward/reward-view";
import { useOwnRewards } from "~/features/reward/use-own-rewards";
import { Button, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import { CreateRewardForm } from "./create-reward.tsx";
import { EarnedTable } from "./earned-table.tsx";
import type { MadeReward, RewardsPage } from "./rewards-page.ts";
import { WaitingRewardCard } from "./waiting-reward.tsx";

/** The business's own rewards: describing one, putting it on the chain, who earned and claimed it. */
export function OwnRewardsList({ page }: { page: RewardsPage }) {
  /** The form that is open: for a new one, or for one that isn't on the chain yet. */
  const [form, setForm] = useState<"new" | WaitingReward | null>(null);
  const { data, error, isPending, refetch } = useOwnRewards();
  const { revalidate } = useRevalidator();
  const waiting = data?.waiting ?? [];
  const isWhole = page.newestNotes === null && page.olderNotes === null;
  const close = () => setForm(null);
  return (
    <section aria-labelledby="own-rewards" className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-rewards" className="font-medium font-serif text-heading">
          Your own rewards
        </h2>
        {form === null && (
          <Button size="sm" onClick={() => setForm("new")}>
            New reward
          </Button>
        )}
      </div>
      <p className="mt-1.5 max-w-2xl text-muted">
        Early access, a product, a seat at the opening: something only you can give. Every note
        comes with one. Its owner claims it as an NFT, and you then deliver what it stands for.
      </p>
      {form !== null && (
        <CreateRewardForm
          key={form === "new" ? "" : form.digest}
          now={page.market.now * 1_000}
          old={form === "new" ? null : form}
          onCancel={close}
          onSaved={() => {
            close();
            void refetch();
          }}
        />
      )}
      <ul className="mt-5 grid gap-4">
        {waiting.map((one) => (
          <li key={one.digest} className={classes(cardClass, "p-5 sm:p-6")}>
            <WaitingRewardCard
              waiting={one}
              onMade={() => {
                void refetch();
                void revalidate();
              }}
              onChange={() => setForm(one)}
              onDeleted={() => void refetch()}
            />
          </li>
        ))}
        {page.made.map((made) => (
          <Made key={made.reward.id} made={made} isWhole={isWhole} />
        ))}
      </ul>
      {!isWhole && (
        <nav aria-label="Pages" className="mt-5 flex flex-wrap gap-3">
          {page.newestNotes && (
            <Link to={page.newestNotes} className={buttonClass({ variant: "outline" })}>
              Newest notes
            </Link>
          )}
          {page.olderNotes && (
            <Link to={page.olderNotes} className={buttonClass({ variant: "outline" })}>
              Older notes
            </Link>
          )}
        </nav>
      )}
      {error || data?.waiting === null ? (
        <Notice
          tone="bad"
          title={
            error
              ? "We couldn't load your rewards"
              : "We can't read which of your rewards are on the chain right now"
          }
          className="mt-5"
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        !isPending &&
        form === null &&
        waiting.length + page.made.length === 0 && (
          <Notice role="none" className="mt-5">
            {data?.wallet
              ? "You haven't described a reward yet."
              : "You haven't created any on the chain. Sign in with your wallet to see your drafts."}
          </Notice>
        )
      )}
    </section>
  );
}

interface MadeProps {
  readonly made: MadeReward;
  /** Whether all notes are on this page. */
  readonly isWhole: boolean;
}

function Made({ made: { reward, listings, notes }, isWhole }: MadeProps) {
  return (
    <li className={classes(cardClass, "p-5 sm:p-6")}>
      <RewardCard reward={reward}>
        <p className="figures mt-2 text-[0.9375rem]">
          {listings.length === 0 ? (
            <>
              Not attached yet.{" "}
              <Link to="/business/funding-request" className="text-mint-strong underline">
                Attach it in a funding request
              </Link>
            </>
          ) : (
            <>
              Attached to {listings.length === 1 ? "receivable" : "receivables"}{" "}
              {listings.map((id, at) => (
                <span key={String(id)}>
                  {at > 0 && ", "}
                  <Link to={`/exchange/${id}`} className="text-mint-strong underline">
                    #{String(id)}
                  </Link>
                </span>
              ))}
            </>
          )}
        </p>
      </RewardCard>
      {notes.length > 0 && <EarnedTable reward={reward.name} notes={notes} isWhole={isWhole} />}
    </li>
  );
}
