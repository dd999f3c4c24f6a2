import type { BusinessStatus } from "@tenora/domain/business/business";
import { useEffect } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { OwnBusiness } from "../status/own-business";
import { type BusinessStatusState, useBusinessStatus } from "../status/use-business-status";
import { useOwnBusiness } from "../status/use-own-business";
import type { FormValues } from "./draft.ts";
import type { OnboardingForm } from "./use-onboarding-form.ts";

/** What the connected wallet's previous request means for this form: nothing, a stop, or a restart. */
export function EarlierRequest({ form }: { form: OnboardingForm }) {
  const businessStatus = useBusinessStatus();
  if (businessStatus.kind !== "registered") return null;
  return isTaken(businessStatus) ? <Taken {...businessStatus} /> : <Restart form={form} />;
}

/** The wallet has a business, and only one that was rejected may be submitted again. */
export const isTaken = (businessStatus: BusinessStatusState): boolean =>
  businessStatus.kind === "registered" && businessStatus.status !== "rejected";

/** Shown before the form is filled in; the server checks again on submission. */
function Taken({ status }: { status: BusinessStatus }) {
  return (
    <Notice
      tone="warning"
      title="A business with this wallet address already exists"
      className="mt-6"
      action={
        <Link to="/business" className={buttonClass({ variant: "outline" })}>
          Check its status
        </Link>
      }
    >
      {status === "pending" ? "We're reviewing its request." : "It's already verified."} To onboard
      another business, switch to another account in your wallet.
    </Notice>
  );
}

function Restart({ form }: { form: OnboardingForm }) {
  const { own, isHidden, isRevealing, reveal } = useOwnBusiness({ enabled: true });
  const { isUntouched, change } = form;

  // What was typed here already is newer than the previous request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled in once, when it can be read
  useEffect(() => {
    if (own && isUntouched) change(knownValues(own));
  }, [own, isUntouched]);

  return (
    <Notice
      tone="warning"
      title="Your last request wasn't approved"
      className="mt-6"
      role="status"
      action={
        isHidden && (
          <Button variant="outline" busy={isRevealing} onClick={() => void reveal()}>
            {isRevealing ? "Waiting for your wallet..." : "Start from my previous request"}
          </Button>
        )
      }
    >
      {own ? (
        <>
          {own.rejectionReason && (
            <p className="whitespace-pre-line">Our reviewer wrote: {own.rejectionReason}</p>
          )}
          <p>
            We've filled in your previous answers. Correct them, choose your certificate and submit
            again.
          </p>
        </>
      ) : (
        "You can correct your details and submit again. Our earlier decision stays on record."
      )}
    </Notice>
  );
}

function knownValues(own: OwnBusiness): FormValues {
  const { companyName, country, registrationNumber, directorName, directorEmail } = own;
  return {
    companyName,
    country: country as FormValues["country"],
    registrationNumber,
    directorName,
    directorEmail,
    consent: false,
  };
}
