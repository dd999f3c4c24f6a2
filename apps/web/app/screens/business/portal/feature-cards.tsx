import { isEligible } from "@tenora/domain/business/business";
import Banknote from "lucide-react/icons/banknote";
import Building2 from "lucide-react/icons/building-2";
import FilePlus2 from "lucide-react/icons/file-plus-2";
import Gift from "lucide-react/icons/gift";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { ContactLink } from "~/ui/text/contact-link";
import { notify } from "~/ui/toast/toast";
import type { FeatureAvailability } from "../status/feature-availability";
import { businessFeatures } from "../status/feature-list";
import type { BusinessStatusState } from "../status/use-business-status";

const icons = {
  "/business/funding-request": FilePlus2,
  "/business/rewards": Gift,
  "/business/payments": Banknote,
  "/business/profile": Building2,
} as const;

interface FeatureCardsProps {
  /** What the buttons say to whom the pages are closed; null while the status is being checked. */
  answer: FeatureAvailability | null;
  businessStatus: BusinessStatusState;
  /** Says no more than whom they are for. */
  isBrief?: boolean;
  /** It has something to pay or to collect, which stays open while it is suspended. */
  hasPayments?: boolean;
}

/** The features, and above them why they are closed and how to open them where they are. */
export function FeatureCards({
  answer,
  businessStatus,
  isBrief = false,
  hasPayments = false,
}: FeatureCardsProps) {
  const closed = isBrief ? null : closedWords(businessStatus, hasPayments);
  const isSuspended = businessStatus.kind === "registered" && businessStatus.suspended === true;
  const isOpen = businessStatus.kind === "registered" && isEligible(businessStatus);
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="font-medium font-serif text-title">
        What you can do here
      </h2>
      {!isOpen && (
        <p className="mt-2 text-muted">{closed ?? "Available to approved businesses."}</p>
      )}
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {businessFeatures.map(({ path, title, text, action }) => {
          const Icon = icons[path];
          const staysOpen = isSuspended && hasPayments && path === "/business/payments";
          return (
            <li key={path} className={classes(cardClass, "flex flex-col p-6")}>
              <Icon aria-hidden="true" className="size-6 text-mint-strong" />
              <h3 className="mt-4 font-semibold text-lg">{title}</h3>
              <p className="mt-2 flex-1 text-[0.9375rem] text-muted">{text}</p>
              {answer?.kind === "coming-soon" || staysOpen ? (
                <Link to={path} className={buttonClass({ variant: "outline", className: "mt-6" })}>
                  {action}
                </Link>
              ) : (
                <Button
                  variant="outline"
                  // It looks closed and still answers why: it can be focused and pressed.
                  className={classes(
                    "mt-6",
                    isSuspended && "pointer-events-auto! cursor-not-allowed active:scale-100",
                  )}
                  aria-disabled={isSuspended || undefined}
                  disabled={answer === null}
                  onClick={() => answer && notify(toastOf(answer))}
                >
                  {action}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Why the features are closed to a wallet, with the way to open them; null where nothing is said. */
function closedWords(businessStatus: BusinessStatusState, hasPayments: boolean): ReactNode {
  if (businessStatus.kind === "not-registered")
    return (
      <>
        These open once your business is approved.{" "}
        <Link to="/business/onboarding" className="underline underline-offset-4">
          Start onboarding
        </Link>
      </>
    );
  if (businessStatus.kind !== "registered" || isEligible(businessStatus)) return null;
  switch (businessStatus.status) {
    case "pending":
      return (
        <>
          These open once we’ve approved your business. We’re reviewing it.{" "}
          <a href="#status" className="underline underline-offset-4">
            See where it stands
          </a>
        </>
      );
    case "rejected":
      return (
        <>
          These stay closed, since your business wasn’t approved.{" "}
          <Link to="/business/onboarding" className="underline underline-offset-4">
            Apply again
          </Link>
        </>
      );
    case "approved":
      return (
        <>
          {hasPayments
            ? "Your payments stay open. The rest is closed while your business is suspended."
            : "These are closed while your business is suspended."}{" "}
          <ContactLink /> to have {hasPayments ? "it" : "them"} opened again.
        </>
      );
  }
}

/** Its id keeps repeated presses to one toast. */
export const toastOf = ({ kind, title, description }: FeatureAvailability) => ({
  id: kind,
  title,
  description,
});
