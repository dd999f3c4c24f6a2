import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { type FeatureAnswer, featureAnswer } from "~/features/business-standing/feature-access";
import { businessFeatures } from "~/features/business-standing/feature-list";
import { OnboardingLink } from "~/features/business-standing/onboarding-link";
import {
  type StandingState,
  useBusinessStanding,
} from "~/features/business-standing/use-business-standing";
import { pageMeta } from "~/features/shell/page-meta";
import { ConnectButton } from "~/features/wallet/connect-button";
import { ScriptRequired } from "~/features/wallet/script-required";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/skeleton";
import type { Route } from "./+types/feature";

const findFeature = (path: string) => businessFeatures.find((feature) => feature.path === path);

export const meta = ({ location }: Route.MetaArgs) => {
  const feature = findFeature(location.pathname);
  return pageMeta({ title: feature?.title ?? "", description: feature?.text ?? "" });
};

/** A page of approved businesses. Whoever types its address is told what the button would say. */
export default function BusinessFeature() {
  const feature = findFeature(useLocation().pathname);
  const standing = useBusinessStanding();
  const answer = featureAnswer(standing);
  return (
    <div className="mx-auto max-w-2xl px-5 pt-10 pb-20 sm:px-8">
      <h1 className="font-medium font-serif text-title">{feature?.title}</h1>
      <p className="mt-3 text-lead text-muted">{feature?.text}</p>
      <ScriptRequired className="mt-8" />
      <section aria-label="Access" aria-live="polite" className="mt-8">
        {answer === null ? <Checking /> : <Answer answer={answer} standing={standing} />}
      </section>
    </div>
  );
}

function Answer({ answer, standing }: { answer: FeatureAnswer; standing: StandingState }) {
  return (
    <Card>
      <CardHeading title={answer.title} description={answer.description} />
      <div className="flex flex-wrap gap-3">
        {nextStep(answer, standing)}
        <Link to="/business" className={buttonClass({ variant: "outline" })}>
          Back to the Business Portal
        </Link>
      </div>
    </Card>
  );
}

function nextStep({ kind }: FeatureAnswer, standing: StandingState): ReactNode {
  if (kind === "wallet-required") return <ConnectButton />;
  return kind === "not-eligible" ? <OnboardingLink standing={standing} /> : null;
}

function Checking() {
  return (
    <Card>
      <SkeletonGroup label="Checking your business status">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="mt-3 h-5 w-full" />
        <Skeleton className="mt-6 h-11 w-56" />
      </SkeletonGroup>
    </Card>
  );
}
