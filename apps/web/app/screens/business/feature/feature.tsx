import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import {
  type FeatureAvailability,
  featureAvailability,
} from "~/features/business-status/feature-availability";
import { businessFeatures } from "~/features/business-status/feature-list";
import { OnboardingLink } from "~/features/business-status/onboarding-link";
import {
  type BusinessStatusState,
  useBusinessStatus,
} from "~/features/business-status/use-business-status";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { ConnectButton } from "~/features/wallet/connect-button";
import { ScriptRequired } from "~/features/wallet/script-required";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import type { Route } from "./+types/feature";

const findFeature = (path: string) => businessFeatures.find((feature) => feature.path === path);

export const meta = ({ location }: Route.MetaArgs) => {
  const feature = findFeature(location.pathname);
  return pageMeta({ title: feature?.title ?? "", description: feature?.text ?? "" });
};

/** A page for approved businesses. Visitors who enter its address read what its button would say. */
export default function BusinessFeature() {
  const feature = findFeature(useLocation().pathname);
  const businessStatus = useBusinessStatus();
  const answer = featureAvailability(businessStatus);
  return (
    <div className="mx-auto max-w-2xl px-5 pt-10 pb-20 sm:px-8">
      <h1 className="font-medium font-serif text-title">{feature?.title}</h1>
      <p className="mt-3 text-lead text-muted">{feature?.text}</p>
      <ScriptRequired className="mt-8" />
      <section aria-label="Access" aria-live="polite" className="mt-8">
        {answer === null ? (
          <Checking />
        ) : (
          <Answer answer={answer} businessStatus={businessStatus} />
        )}
      </section>
    </div>
  );
}

function Answer({
  answer,
  businessStatus,
}: {
  answer: FeatureAvailability;
  businessStatus: BusinessStatusState;
}) {
  return (
    <Card>
      <CardHeading title={answer.title} description={answer.description} />
      <div className="flex flex-wrap gap-3">
        {nextStep(answer, businessStatus)}
        <Link to="/business" className={buttonClass({ variant: "outline" })}>
          Back to the Business Portal
        </Link>
      </div>
    </Card>
  );
}

function nextStep({ kind }: FeatureAvailability, businessStatus: BusinessStatusState): ReactNode {
  if (kind === "wallet-required") return <ConnectButton />;
  return kind === "not-eligible" ? <OnboardingLink businessStatus={businessStatus} /> : null;
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
