import { brand } from "@tenora/domain/brand";
import { pageMeta } from "~/features/shell/page-meta";
import { ChoosePortal } from "./choose-portal.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { Hero } from "./hero.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";
import { TierPlates } from "./tier-plates.tsx";
import { questions } from "./words.ts";

const questionsForSearchEngines = {
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};

export const meta = () => [
  ...pageMeta({ description: brand.description }),
  { "script:ld+json": questionsForSearchEngines },
];

export default function Home() {
  return (
    <>
      <Hero />
      <FeatureCards />
      <Steps />
      <TierPlates />
      <ChoosePortal />
      <Questions />
    </>
  );
}
