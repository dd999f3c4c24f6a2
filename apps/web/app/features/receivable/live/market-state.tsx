import type { MarketFigures } from "~/market/market-figures";
import { Notice } from "~/ui/notice";
import { MarketAge } from "./market-age.tsx";

const words = {
  paused: {
    title: "New business is paused",
    text: "Nothing can be listed, bought or resold until we resume. Paying, collecting, refunds and withdrawals work as always.",
  },
  ended: {
    title: "The exchange takes no new business",
    text: "Nothing can be listed, bought or resold any more. Paying, collecting, refunds and withdrawals work as always.",
  },
} as const;

/** What holds for the whole exchange while it takes no new business, and how old the figures are. */
export function MarketState({ market }: { market: MarketFigures }) {
  const { newBusiness } = market;
  return (
    <>
      {newBusiness !== "open" && (
        <Notice
          tone="warning"
          role="status"
          title={words[newBusiness].title}
          className="my-4 max-w-3xl"
        >
          {words[newBusiness].text}
        </Notice>
      )}
      <MarketAge market={market} />
    </>
  );
}
