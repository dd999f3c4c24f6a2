import {
  amountForAdvanceDown,
  type Financing,
  financingAtFee,
  maxFeeBps,
} from "@tenora/domain/funding-request/financing/calculate-financing";
import {
  type Estimate,
  estimateFinancing,
} from "@tenora/domain/funding-request/financing/check-financing";
import { toTypedText } from "@tenora/domain/money/decimal-amount";
import {
  formatAmount,
  formatBasisPoints,
  formatYearlyRate,
} from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { useId } from "react";
import type { RequestForm } from "./use-request-form.ts";

interface CalculatorProps {
  form: RequestForm;
  /** Shows the figures of a finished request, without the slider. */
  isFinal?: boolean;
}

/** What the request brings and costs, while it is typed: the same figures as the terms have. */
export function Calculator({ form, isFinal = false }: CalculatorProps) {
  const id = useId();
  const estimate = estimateFinancing(form.answers, form.context);
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-surface-sunken p-5"
    >
      <h3 id={`${id}-title`} className="font-semibold">
        What you get and pay
      </h3>
      {estimate === null ? (
        <p className="mt-3 text-muted text-sm">
          Enter the amount of the invoice first. The figures appear here as you type.
        </p>
      ) : (
        <Figures form={form} estimate={estimate} isFinal={isFinal} />
      )}
    </section>
  );
}

/** Costs are rounded up and returns down; without a fee they are the same rate, and shown as one. */
const costOf = (figures: Financing, today: Pick<Financing, "fee" | "costBps"> | null) =>
  (today ?? figures).fee === 0n ? figures.returnBps : (today ?? figures).costBps;

function Figures({ form, estimate, isFinal }: CalculatorProps & { estimate: Estimate }) {
  const { coin, face, figures } = estimate;
  const isCampaign = face === null;
  const money = (sum: bigint) => formatAmount(sum, coin);
  const rate = (bps: bigint | null) => (bps === null ? "–" : formatYearlyRate(bps));
  const feeBps = form.context.feeBps ?? null;
  // The terms cap the fee; what selling costs today is what it will cost unless the fee rises first.
  const today = figures && feeBps !== null ? financingAtFee(figures, BigInt(feeBps)) : null;
  const most = formatBasisPoints(Number(maxFeeBps));
  const lines: readonly (readonly [string, string])[] =
    figures === null
      ? []
      : [
          [isCampaign ? "Backers give you" : "Investors pay", money(figures.proceeds)],
          ...(today === null || feeBps === null
            ? ([
                [`Platform fee, at most ${most}`, money(figures.fee)],
                ["Cash on funding, at least", money(figures.cash)],
              ] as const)
            : ([
                [`Platform fee today, ${formatBasisPoints(feeBps)}`, money(today.fee)],
                ["Cash on funding", money(today.cash)],
              ] as const)),
          [isCampaign ? "You repay them" : "Due to investors", money(figures.repayment)],
          ...(isCampaign ? [] : reserveLines(money(figures.reserve))),
          ["Effective cost per year", rate(costOf(figures, today))],
          [
            isCampaign ? "Backers earn per year" : "Investors earn per year",
            rate(figures.returnBps),
          ],
          // Not an amount of the terms, which have its rate.
          ["Late fee per day", formatAmountFor("payer", figures.lateFeePerDay, coin)],
        ];
  return (
    <>
      {!isFinal && face !== null && <AdvanceRate form={form} estimate={{ coin, face, figures }} />}
      {figures === null ? (
        <p className="mt-4 text-muted text-sm">
          {face !== null &&
            `Your customer${form.values.kind === "order" ? "’s order is for" : " owes"} ${money(face)}. `}
          Enter {isCampaign ? "goal" : "amount"}, interest and repayment date to see what you get.
        </p>
      ) : (
        <dl className="mt-4 divide-y divide-line text-sm" aria-live="polite">
          {lines.map(([label, value]) => (
            <div key={label} className="flex items-baseline justify-between gap-4 py-2">
              <dt className="text-muted">{label}</dt>
              <dd className="figures shrink-0 text-right font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {figures !== null && today !== null && today.fee < figures.fee && (
        <p className="mt-3 text-muted text-sm">
          Your terms cap the fee at {most}. At that cap you'd pay {money(figures.fee)}, and the cost
          would be {rate(figures.costBps)} a year.
        </p>
      )}
      {figures !== null && isCampaign && (
        <p className="mt-3 text-muted text-sm">
          You repay all of it yourself, from your own business
          {figures.interest === 0n ? ". Backers get back exactly what they gave." : "."}
        </p>
      )}
      {figures !== null && figures.reserve < 0n && (
        <p className="mt-3 font-medium text-brick text-sm">
          That's more than your customer pays. Lower the amount or the interest.
        </p>
      )}
    </>
  );
}

const reserveLines = (reserve: string): [string, string][] => [
  ["Comes back to you when your customer pays", reserve],
];

function AdvanceRate({
  form,
  estimate,
}: {
  form: RequestForm;
  estimate: Estimate & { readonly face: bigint };
}) {
  const id = useId();
  const { coin, face, figures } = estimate;
  const percent = figures === null ? 0 : Math.round(Number(figures.advanceBps) / 100);
  return (
    <div className="mt-4">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="text-muted">
          Advance rate
        </label>
        <output htmlFor={id} className="figures font-medium">
          {percent}%
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={10}
        max={100}
        step={1}
        value={percent}
        aria-valuetext={`${percent} per cent of ${form.values.kind === "order" ? "your customer’s order" : "what your customer owes"}`}
        onChange={(event) => {
          const bps = BigInt(event.target.value) * 100n;
          const amount = amountForAdvanceDown(face, bps, coin.decimals);
          form.change({ amount: toTypedText(amount, coin.decimals) });
        }}
        className="h-11 w-full cursor-pointer accent-primary"
      />
    </div>
  );
}
