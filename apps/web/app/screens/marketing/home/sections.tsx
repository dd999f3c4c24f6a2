import { ChoosePortal } from "./choose-portal.tsx";
import { HomeFeatures } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import type { HomeMarket } from "./market/home-market.ts";
import { MarketTotals } from "./market/market-totals.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";
import { TierPlates } from "./tier-plates.tsx";

/** A navigation waits this long for the figures, in ms; then the page does without them. */
const longestWait = 1_500;

/** What is on the exchange, or null where it can't be read in time. */
export const orNothing = (asked: Promise<HomeMarket | null>): Promise<HomeMarket | null> =>
  Promise.race([asked, new Promise<null>((done) => setTimeout(done, longestWait, null))]);

/** The home page from top to bottom. Nothing in it needs a script to be read or used. */
export function Sections() {
  return (
    <>
      <Hero />
      <MarketTotals />
      <HomeFeatures />
      <Steps />
      <TierPlates />
      <ChoosePortal />
      <Questions />
    </>
  );
}
