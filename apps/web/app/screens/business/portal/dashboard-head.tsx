import { isEligible, tierNames } from "@tenora/domain/business/business";
import { tierCap } from "@tenora/domain/funding-request/tier/tier-words";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge, type BadgeTone } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { ContactLink } from "~/ui/text/contact-link";
import type { OwnBusiness } from "../status/own-business";
import type { BusinessStatusState } from "../status/use-business-status";
import { useOwnBusiness } from "../status/use-own-business";
import { useSellerOverview } from "./sales/use-seller-overview.ts";

type Registered = Extract<BusinessStatusState, { kind: "registered" }>;

/** In place of the hero for a business we know: its name, its status and the next step. */
export function DashboardHead({ businessStatus }: { businessStatus: Registered }) {
  const isApproved = businessStatus.status === "approved";
  const overview = useSellerOverview({ enabled: isApproved }).data?.overview;
  // Until it is approved, its name is only its own.
  const { own } = useOwnBusiness({ enabled: !isApproved });
  const isSeller = isEligible(businessStatus) && (overview?.listed ?? 0) > 0;
  const { label, tone, next } = isSeller ? sellerWords(businessStatus) : words(businessStatus, own);
  const task = overview?.tasks[0];
  // What is late has a strip of its own below.
  const isToldHere = !isSeller && task !== undefined && task.tone !== "bad";
  return (
    <section className="on-forest bg-forest text-on-forest">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-8 gap-y-5 py-8 sm:py-10">
        <div className="min-w-0 max-w-3xl">
          <p className="font-medium text-mint text-sm">Business Portal</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="wrap-anywhere font-medium font-serif text-title">
              {overview?.name ?? own?.companyName ?? "Your business"}
            </h1>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <p className="figures mt-2 text-on-forest-muted">{isToldHere ? task.text : next}</p>
        </div>
        {isEligible(businessStatus) && (
          <Link
            to="/business/funding-request"
            className={buttonClass({ className: "bg-mint text-on-mint hover:bg-mint/90" })}
          >
            <Plus aria-hidden="true" className="size-5" />
            New funding request
          </Link>
        )}
      </div>
    </section>
  );
}

/** Its receivables show that it was approved: one line is left of the panel. */
const sellerWords = ({ tier }: Registered) => ({
  label: "Business Verified",
  tone: "good" as const,
  next: (
    <>
      {`Tier ${tier} · ${tierNames[tier]}`}
      <span className="mt-0.5 block text-sm">{tierCap(tier)}</span>
    </>
  ),
});

function words(
  { status, suspended }: Registered,
  own: OwnBusiness | null,
): {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly next: ReactNode;
} {
  switch (status) {
    case "pending":
      return {
        label: "Pending review",
        tone: "waiting",
        next: own?.certificateRequest
          ? "Please send us another certificate."
          : own
            ? "There's nothing for you to do. Our decision will appear here."
            : "Our decision will appear here. View your submission to see whether we need anything.",
      };
    case "rejected":
      return {
        label: "Not approved",
        tone: "bad",
        next: "Read the reason, then correct your details and apply again.",
      };
    case "approved":
      return suspended
        ? {
            label: "Suspended",
            tone: "bad",
            next: (
              <>
                <ContactLink /> to find out how to reopen your account.
              </>
            ),
          }
        : { label: "Approved", tone: "good", next: "What you raised, what's due and what to do." };
  }
}
