import { rewardTextLengths } from "@tenora/domain/reward/reward";
import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import type { WaitingReward } from "~/features/reward/reward-view";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { BusyFieldset } from "~/ui/forms/busy-fieldset";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { Notice } from "~/ui/notice";
import { PictureField } from "./picture-field.tsx";
import { useCreateReward } from "./use-create-reward.ts";

interface CreateRewardProps {
  /** The chain's time, in ms since 1970. */
  now: number;
  /** The one to change; null for a new one. */
  old: WaitingReward | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** Describes a reward, or changes its description; nothing is on the chain before the wallet's own transaction. */
export function CreateRewardForm({ now, old, onSaved, onCancel }: CreateRewardProps) {
  const form = useCreateReward(now, old, onSaved);
  const { words, errors, change } = form;
  return (
    <Card className="mt-5">
      <CardHeading
        level="h3"
        title={old ? `Change “${old.reward.name}”` : "New reward"}
        description="Say exactly what it is and when people get it. Once it's on the chain, nobody can change it."
      />
      <form
        noValidate
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {form.isRestored && (
          <Notice role="status">We kept what you typed. Choose the picture again.</Notice>
        )}
        <BusyFieldset isBusy={form.isBusy} className="space-y-6">
          <TextField
            label="Name"
            autoComplete="off"
            placeholder="Bread for a year"
            maxLength={rewardTextLengths.name}
            value={words.name}
            error={errors.name}
            onChange={({ target }) => change({ name: target.value })}
            required
          />
          <PictureField
            picture={form.picture}
            current={old?.reward.picture ?? null}
            error={errors.picture}
            onChoose={form.choose}
          />
          <TextArea
            label="What buyers get"
            rows={3}
            maxLength={rewardTextLengths.description}
            help="One for each note, whatever its size."
            value={words.description}
            error={errors.description}
            onChange={({ target }) => change({ description: target.value })}
            required
          />
          <TextArea
            label="How they redeem it"
            rows={2}
            maxLength={rewardTextLengths.redemption}
            placeholder="Show your wallet at our counter in Bedok."
            value={words.redemption}
            error={errors.redemption}
            onChange={({ target }) => change({ redemption: target.value })}
            required
          />
          <TextField
            label="Last day to redeem it"
            type="date"
            min={toCalendarDate(addDays(now, 1))}
            className="sm:max-w-64"
            help="Leave enough time after the repayment date."
            value={words.until}
            error={errors.until}
            onChange={({ target }) => change({ until: target.value })}
            required
          />
        </BusyFieldset>
        {form.problem && (
          <Notice tone="bad" title="Not saved">
            {form.problem}
          </Notice>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button
            variant="outline"
            disabled={form.isBusy}
            onClick={() => {
              form.discard();
              onCancel();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? "Saving..." : "Save the reward"}
          </Button>
        </div>
      </form>
    </Card>
  );
}
