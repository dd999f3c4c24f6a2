import { findMarketRules } from "@tenora/database/market/find-market-rules";
import { data, Link } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { readMarket } from "~/market/read-market.server";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import type { Route } from "./+types/fees";
import { feeFacts } from "./fee-facts.server.ts";
import type { FeeExample, FeeFacts } from "./fee-facts.ts";

const lead = "One fee, paid by the seller from the amount raised. Investors pay us nothing.";

const link = "text-mint-strong underline underline-offset-4 hover:decoration-2";

export const meta = () => pageMeta({ title: "Fees", description: lead });

/** The fee as the exchange's registry has it; 503 and null while that can't be read. */
export async function loader({ context }: Route.LoaderArgs) {
  const found = await readMarket(context, async (tx) => ({ rules: await findMarketRules(tx) }));
  const facts: FeeFacts | null = found?.rules ? feeFacts(found.rules.feeBps) : null;
  return data(facts, { status: found === null ? 503 : 200 });
}

/** What it costs to sell and to invest here, in figures. */
export default function Fees({ loaderData: facts }: Route.ComponentProps) {
  return (
    <div data-no-artwork className="page-width py-14 sm:py-20">
      <header className="max-w-3xl">
        <h1 className="font-serif text-display">What it costs</h1>
        <p className="mt-5 max-w-[60ch] text-lead text-muted">{lead}</p>
      </header>
      {facts ? (
        <>
          <Prices fee={facts.fee} most={facts.most} />
          <Example {...facts.example} rate={facts.fee} />
        </>
      ) : (
        <p className="mt-10 max-w-[60ch]">
          We can't read the current fee right now. You'll see it before you sign, and the{" "}
          <Link to="/status" className={link}>
            status page
          </Link>{" "}
          says what isn't working.
        </p>
      )}
      <Others />
    </div>
  );
}

function Prices({ fee, most }: Pick<FeeFacts, "fee" | "most">) {
  const prices = [
    { what: "Register and request funding", price: "Free", text: "Our review costs you nothing." },
    {
      what: "When your sale succeeds",
      price: fee ?? "0% now",
      text: `Of what you raise, and never above ${most}. It's fixed for a listing once you publish it.`,
    },
    {
      what: "Buy, hold and collect",
      price: "Free",
      text: "Investors keep their full return.",
    },
  ];
  return (
    <dl className="mt-12 grid gap-4 md:grid-cols-3 lg:gap-5">
      {prices.map(({ what, price, text }) => (
        <div key={what} className={classes(cardClass, "p-6 lg:p-8")}>
          <dt className="text-muted md:max-lg:min-h-[2lh]">{what}</dt>
          <dd>
            <p className="figures mt-2 font-serif text-[2.5rem] leading-tight md:max-lg:text-[2rem]">
              {price}
            </p>
            <p className="mt-2 text-[0.9375rem] text-muted">{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Example({ rate, ...example }: FeeExample & { rate: string | null }) {
  const lines = [
    ["Your customer owes", example.invoice],
    ["Investors pay for your notes", example.investorsPay],
    [
      rate ? `Our fee, ${rate} of that` : "Our fee, now 0%",
      rate ? `− ${example.fee}` : example.fee,
    ],
  ] as const;
  return (
    <section aria-labelledby="example" className="mt-20">
      <h2 id="example" className="font-serif text-title">
        An example
      </h2>
      <p className="mt-3 max-w-[60ch] text-muted">
        A whole invoice due in {example.days} days, sold at a yearly return of{" "}
        {example.yearlyReturn}. You set the rate. If you sell part of it, the rest comes to you when
        your customer pays. This is an example, not an offer.
      </p>
      <div className={classes(cardClass, "mt-8 max-w-3xl overflow-hidden")}>
        <dl className="px-6 py-4 sm:px-8">
          {lines.map(([name, value]) => (
            <Line key={name} name={name} value={value} />
          ))}
        </dl>
        <dl className="on-forest bg-forest px-6 py-5 text-on-forest sm:px-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <dt className="font-medium">You get once it's sold</dt>
            <dd className="figures font-serif text-[1.75rem] leading-tight">{example.youGet}</dd>
          </div>
        </dl>
        <dl className="px-6 py-4 sm:px-8">
          <Line name="Investors get when your customer pays" value={example.investorsGet} />
          <Line
            name="Your total cost"
            value={`${example.cost}, or ${example.yearlyCost} a year, rounded up`}
          />
        </dl>
      </div>
    </section>
  );
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-1.5">
    <dt className="text-muted">{name}</dt>
    <dd className="figures font-medium">{value}</dd>
  </div>
);

const others = [
  {
    title: "Network fees",
    text: "The network charges for each transaction. Where we send a transaction for you, we pay its fee. Otherwise your wallet shows the fee before you confirm. None of it goes to us.",
  },
  {
    title: "Late fees",
    text: "Charged only if the terms include one. Late fees go to the investors, never to us, and come out of the seller's share first.",
  },
  {
    title: "Stablecoins",
    text: "Services that convert cash to USDC or USDT, and back, charge for it. Compare before you choose.",
  },
] as const;

/** The costs that don't go to us. */
function Others() {
  return (
    <section aria-labelledby="others" className="mt-20">
      <h2 id="others" className="font-serif text-title">
        What others charge
      </h2>
      <dl className="mt-8 grid gap-x-12 gap-y-9 md:grid-cols-3">
        {others.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium text-lead">{title}</dt>
            <dd className="mt-2 max-w-[48ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
