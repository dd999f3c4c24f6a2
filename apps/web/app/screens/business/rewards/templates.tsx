import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { calculateFinancing } from "@tenora/domain/funding-request/financing/calculate-financing";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

/** The cash rewards of the sample opportunities. Percent a year, and days. */
const templates = [
  { rate: 12, days: 30 },
  { rate: 15, days: 45 },
] as const;

const usdc = { symbol: "USDC", decimals: 6 };
const amount = 10_000_000_000n;

/** What backers earn on 10,000 over the days, as a request computes it. */
function interestUp({ rate, days }: (typeof templates)[number]): bigint {
  const figures = calculateFinancing({
    face: 2n * amount,
    amount,
    interest: { kind: "rate", aprBps: BigInt(rate) * 100n },
    days: BigInt(days),
    lateFeeBps: 0n,
    decimals: usdc.decimals,
  });
  return figures?.interest ?? 0n;
}

/** Cash interest to start a request with; every figure can be changed there. */
export function InterestTemplates() {
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2">
      {templates.map((template) => (
        <li
          key={template.rate}
          className={classes(cardClass, "flex flex-col items-start p-5 sm:p-6")}
        >
          <h3 className="figures font-semibold text-lg">{template.rate}% a year</h3>
          <p className="figures mt-1 text-muted">
            10,000.00 USDC for {template.days} days costs you{" "}
            {formatAmount(interestUp(template), usdc)}, which investors earn. Our fee comes out of
            what you raise.
          </p>
          <StartRequest rate={template.rate} />
        </li>
      ))}
    </ul>
  );
}

function StartRequest({ rate }: { rate: number }) {
  // Chosen in the browser, so that each visit starts another request.
  const [id, setId] = useState("new");
  useEffect(() => setId(crypto.randomUUID()), []);
  const draft = { interestKind: "rate", interestRate: String(rate) } satisfies Partial<Draft>;
  return (
    <Link
      to={`/business/funding-request/${id}`}
      state={{ isNew: true, draft }}
      className={buttonClass({ variant: "outline", size: "sm", className: "mt-4" })}
    >
      Use {rate}% in a request
    </Link>
  );
}
