import { ChoosePortal } from "./choose-portal.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import { MarketTotals } from "./market-totals.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";
import { TierPlates } from "./tier-plates.tsx";

/** The home page from top to bottom. Nothing in it needs a script to be read or used. */
export function Sections() {
  return (
    <>
      <Hero />
      <MarketTotals />
      <FeatureCards />
      <Steps />
      <TierPlates />
      <ChoosePortal />
      <Questions />
    </>
  );
}
