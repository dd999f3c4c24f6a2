import { fieldLabels } from "@tenora/domain/funding-request/draft/draft";
import { pastGraceWords } from "@tenora/domain/funding-request/financing/check-financing";
import { audiencesOf, tierRoom } from "@tenora/domain/funding-request/tier/tier-limits";
import { tierWords } from "@tenora/domain/funding-request/tier/tier-words";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import { Notice } from "~/ui/notice";
import { Calculator } from "./calculator.tsx";
import { DraftAmount, DraftSelect, DraftText } from "./draft-fields.tsx";
import { RewardField } from "./reward-field.tsx";
import type { RequestForm } from "./use-request-form.ts";

export const audienceWords = {
  eligible: "All approved investors",
  link: "Anyone with a link I share",
  invited: "Only people I invite",
} as const;

/** Step 3: what the business wants, and what it costs. */
export function FinancingStep({ form }: FieldsProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0 space-y-6">
        {form.context.owed?.owesPastGrace && (
          <Notice tone="bad" role="none" title="Late repayment">
            {pastGraceWords}
          </Notice>
        )}
        <AmountFields form={form} />
        {/* What backers get: interest, and beside it the place for a reward of the business. */}
        <InterestFields form={form} />
        <RewardField form={form} />
        <DateFields form={form} />
        <MinimumFields form={form} />
        <LateFeeFields form={form} />
        <BuyerFields form={form} />
      </div>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <Calculator form={form} />
      </div>
    </div>
  );
}

interface FieldsProps {
  readonly form: RequestForm;
}

const pair = "grid gap-6 sm:grid-cols-2";
const isCampaign = ({ values }: RequestForm) => values.kind === "community";

function AmountFields({ form }: FieldsProps) {
  const { stablecoin } = form.values;
  const gives = isCampaign(form)
    ? "What your backers give you now."
    : "What investors pay you now.";
  return (
    <div className="grid gap-6 sm:grid-cols-[1fr_9rem]">
      <DraftAmount
        form={form}
        name="amount"
        placeholder="20,000.00"
        label={isCampaign(form) ? "Goal" : fieldLabels.amount}
        help={`${gives}${roomWords(form.context, stablecoin)}`}
        required
      />
      <DraftSelect
        form={form}
        name="stablecoin"
        options={form.context.stablecoins.map(({ symbol }) => symbol)}
        required
      />
    </div>
  );
}

function DateFields({ form }: FieldsProps) {
  const { kind, dueDate, maturity } = form.values;
  const tomorrow = toCalendarDate(addDays(form.context.now, 1));
  const ofDebt = isCampaign(form)
    ? { min: tomorrow, value: maturity, help: "The day you repay your backers." }
    : {
        min: dueDate || tomorrow,
        value: maturity || dueDate,
        help: `On or after the ${kind}'s due date.`,
      };
  return (
    <div className={pair}>
      <DraftText form={form} name="maturity" type="date" {...ofDebt} required />
      <DraftText
        form={form}
        name="fundingDeadline"
        type="date"
        min={tomorrow}
        help="The sale ends at 23:59:59 UTC on this day."
        required
      />
    </div>
  );
}

function MinimumFields({ form }: FieldsProps) {
  const { stablecoin } = form.values;
  const helps = {
    minimumRaise: `In ${stablecoin}. If less is sold, every buyer gets their money back and you get nothing.`,
    minimumPurchase: `In ${stablecoin}, for each investor.`,
  };
  return (
    <div className={pair}>
      {(["minimumRaise", "minimumPurchase"] as const).map((name) => (
        <DraftAmount key={name} form={form} name={name} help={helps[name]} required />
      ))}
    </div>
  );
}

function LateFeeFields({ form }: FieldsProps) {
  return (
    <div className={pair}>
      <DraftText
        form={form}
        name="graceDays"
        inputMode="numeric"
        className="figures"
        help="Days after the repayment date without a late fee, up to 30."
        required
      />
      <DraftText
        form={form}
        name="lateFeeRate"
        label="Late fee per year, in %"
        inputMode="decimal"
        className="figures"
        help="On what's unpaid after the grace period, up to 36%."
        required
      />
    </div>
  );
}

/** The fields for who may buy, and who bears the loss when a customer doesn't pay. */
function BuyerFields({ form }: FieldsProps) {
  const { tier } = form.context;
  return (
    <>
      <DraftSelect
        form={form}
        name="audience"
        placeholder="Choose who can buy"
        options={audiencesOf(tier).map((value) => ({ value, label: audienceWords[value] }))}
        help={tierWords(tier, "You")}
        required
      />
      {!isCampaign(form) && (
        <DraftSelect
          form={form}
          name="recourse"
          placeholder="Choose one"
          options={recourseChoices}
          help={
            recourseHelp[form.values.recourse] ??
            "Investors read it before they buy, and you sign it."
          }
          required
        />
      )}
    </>
  );
}

/** What the tier still allows beside what the business owes already; nothing while that isn't known. */
function roomWords(context: RequestForm["context"], symbol: string): string {
  const room = context.owed ? tierRoom(context, 6) : null;
  if (room === null) return "";
  return ` You can still promise investors up to ${formatAmountFor("payee", room, { symbol, decimals: 6 })}, interest included.`;
}

const recourseChoices = [
  { value: "with", label: "I repay investors myself" },
  { value: "without", label: "Investors bear the loss" },
] as const;
const recourseHelp: Readonly<Record<string, string>> = {
  with: "You owe investors the whole repayment even if your customer pays late, in part or never.",
  without:
    "You owe nothing for a customer who can't pay. You remain responsible for what you sell being genuine and undisputed.",
};

function InterestFields({ form }: FieldsProps) {
  const isRate = form.values.interestKind === "rate";
  const none = isCampaign(form) ? " Enter 0 if they get back exactly what they gave." : "";
  return (
    <div className={pair}>
      <DraftSelect
        form={form}
        name="interestKind"
        options={[
          { value: "rate", label: "A rate per year" },
          { value: "total", label: "A sum in total" },
        ]}
      />
      {isRate ? (
        <DraftText
          form={form}
          name="interestRate"
          label="Interest per year, in %"
          inputMode="decimal"
          className="figures"
          placeholder="11.5"
          help={`Counted in whole days to the end of the repayment date, today included.${none}`}
          required
        />
      ) : (
        <DraftAmount
          form={form}
          name="interestTotal"
          label={`Interest in total, in ${form.values.stablecoin}`}
          placeholder="450"
          help={`What investors get on top.${none}`}
          required
        />
      )}
    </div>
  );
}
