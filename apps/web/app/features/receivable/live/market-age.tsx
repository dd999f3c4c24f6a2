import type { MarketFigures } from "~/market/market-figures";

const time = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A quiet line while the figures of a page are behind the chain; nothing otherwise. */
export function MarketAge({ market }: { market: MarketFigures }) {
  if (!market.isBehind) return null;
  return (
    <p role="status" className="figures text-muted text-sm">
      Figures as of {time.format(new Date(market.now * 1_000))} UTC. We're catching up with the
      chain.
    </p>
  );
}
