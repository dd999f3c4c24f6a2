import type { PublicConfig } from "@tenora/configuration/public-config";
import type { OwnReward } from "@tenora/domain/funding-request/draft/check-draft-reward";
import { useMemo } from "react";
import { Link } from "react-router";
import { RewardCard } from "~/features/reward/reward-card";
import { useOwnRewards } from "~/features/reward/use-own-rewards";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { DraftSelect } from "./draft-fields.tsx";
import type { RequestForm } from "./use-request-form.ts";

export const rewardMomentWords = {
  settled: "Once it's repaid in full",
  funded: "Once the sale is funded",
} as const;

/** The rewards of the connected business that are on the chain. */
export function useAttachableRewards({ contracts }: PublicConfig): readonly OwnReward[] {
  const { data } = useOwnRewards();
  const contract = contracts.rewards as `0x${string}` | undefined;
  return useMemo(
    () => (contract ? (data?.made ?? []).map((one) => ({ ...one, contract })) : []),
    [data, contract],
  );
}

/** What each buyer earns beside the money: one of the business's own rewards, or none. */
export function RewardField({ form }: { form: RequestForm }) {
  const { data, error, refetch } = useOwnRewards();
  const { reward } = form.values;
  const made = data?.made ?? [];
  const chosen = made.find(({ id }) => id === reward);
  const hasFailed = error !== null || data?.made === null;
  return (
    <fieldset className="space-y-4">
      <legend className="sr-only">Reward</legend>
      {hasFailed && (
        <Notice
          tone="bad"
          title="We couldn't load your rewards"
          action={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          You can continue without one. Nothing you typed is lost.
        </Notice>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <DraftSelect
          form={form}
          name="reward"
          label="Reward, if you offer one"
          placeholder="None"
          options={[
            ...made.map(({ id, name }) => ({ value: id, label: `${name} (#${id})` })),
            ...(reward === "" || chosen ? [] : [{ value: reward, label: `#${reward}` }]),
          ]}
          help={
            made.length > 0 ? (
              "One for each note, whatever its size."
            ) : (
              <>
                {data?.wallet && !hasFailed && "You haven't created any yet. "}
                <Link to="/business/rewards" className="text-mint-strong underline">
                  Create a reward
                </Link>
              </>
            )
          }
        />
        {chosen && (
          <DraftSelect
            form={form}
            name="rewardMoment"
            options={Object.entries(rewardMomentWords).map(([value, label]) => ({ value, label }))}
            help="If you default, nobody can claim it any more."
          />
        )}
      </div>
      {chosen && (
        <div className="rounded-control border border-line p-4">
          <RewardCard reward={chosen}>
            <p className="mt-2 text-[0.9375rem]">
              You have to hand it over to everyone who claims it.
            </p>
          </RewardCard>
        </div>
      )}
    </fieldset>
  );
}

/** The reward as a line of the review; none without one. */
export function rewardLines({ values, context }: RequestForm) {
  const chosen = context.rewards?.find(({ id }) => id === values.reward);
  if (chosen === undefined) return [];
  const moment = rewardMomentWords[values.rewardMoment].toLowerCase();
  return [{ label: "Reward for each note", value: `${chosen.name}, ${moment}` }];
}
