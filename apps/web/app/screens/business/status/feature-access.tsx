import type { BusinessOverview } from "@tenora/domain/business/business";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { ContactLink } from "~/ui/text/contact-link";
import { type FeatureAvailability, featureAvailability } from "./feature-availability.ts";
import { OnboardingLink } from "./onboarding-link.tsx";
import { type BusinessStatusState, isSuspended, useBusinessStatus } from "./use-business-status.ts";

interface FeatureAccessProps {
  /** The button for a visitor without a wallet. */
  readonly connect: ReactNode;
  readonly children?: (business: BusinessOverview) => ReactNode;
  /** What a suspended business sees instead of why not, which is given. */
  readonly whileSuspended?: ((refusal: ReactNode) => ReactNode) | undefined;
}

/**
 * What an approved business sees of a feature; everybody else reads why not. Without `children` the
 * feature has no screen yet.
 */
export function FeatureAccess({ connect, children, whileSuspended }: FeatureAccessProps) {
  const businessStatus = useBusinessStatus();
  const answer = featureAvailability(businessStatus);
  const isOpen = answer?.kind === "coming-soon" && businessStatus.kind === "registered";
  if (children && isOpen) return children(businessStatus);
  const refusal = (
    <section aria-label="Access" aria-live="polite" className="mt-8">
      {answer === null ? (
        <Checking />
      ) : (
        <Answer answer={answer} businessStatus={businessStatus} connect={connect} />
      )}
    </section>
  );
  return isSuspended(businessStatus) && whileSuspended ? whileSuspended(refusal) : refusal;
}

function Answer({
  answer,
  businessStatus,
  connect,
}: {
  answer: FeatureAvailability;
  businessStatus: BusinessStatusState;
  connect: ReactNode;
}) {
  return (
    <Card>
      <CardHeading
        title={answer.title}
        description={
          isSuspended(businessStatus) ? (
            <>
              {answer.description} <ContactLink /> to have it opened again.
            </>
          ) : (
            answer.description
          )
        }
      />
      <div className="flex flex-wrap gap-3">
        {answer.kind === "wallet-required" && connect}
        {answer.kind === "not-eligible" && <OnboardingLink businessStatus={businessStatus} />}
        <Link to="/business" className={buttonClass({ variant: "outline" })}>
          Back to the Business Portal
        </Link>
      </div>
    </Card>
  );
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
