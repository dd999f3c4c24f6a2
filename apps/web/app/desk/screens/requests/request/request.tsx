import type { BusinessCheck } from "@tenora/database/business/check-business";
import {
  type BusinessForReview,
  findBusinessForReview,
} from "@tenora/database/business/review/find-business-for-review";
import { canReview, defaultTier, type Tier } from "@tenora/domain/business/business";
import { countryCodeOf } from "@tenora/domain/business/onboarding";
import { useState } from "react";
import { TierSelect } from "~/desk/features/actions/tier-select";
import { AssignmentLine } from "~/desk/features/assignment/assignment-line";
import { checksOfBusinesses } from "~/desk/features/checks/check-kinds";
import { RecordedChecks } from "~/desk/features/checks/recorded-checks";
import { ErasedNotice } from "~/desk/features/erased-notice";
import { EntryDialog } from "~/desk/features/list/dialog/entry-dialog";
import { useEntryDialog } from "~/desk/features/list/dialog/use-entry-dialog";
import { EntryLoadFailure, LoadFailure } from "~/desk/features/loading/load-failure";
import { StatusBadges } from "~/desk/features/status-badges";
import { servicesContext } from "~/services.server";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { loadAsAdmin } from "../../load-as-admin.server.ts";
import type { Route } from "./+types/request";
import { CertificateRequest } from "./certificate/certificate-request.tsx";
import { ConfirmedCountry } from "./confirmed-country.tsx";
import { CountrySelect } from "./country-select.tsx";
import { DocumentPanel } from "./document/document-panel.tsx";
import { PublicRatings } from "./public-ratings.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { RequestHistory } from "./request-history.tsx";
import { RequestNotes } from "./request-notes.tsx";
import { Resubmission } from "./resubmission.tsx";
import { ApprovedFooter } from "./review/approved-footer.tsx";
import { PendingFooter } from "./review/pending-footer.tsx";
import { type RequestActions, useRequestActions } from "./review/use-request-actions.ts";

/** One request; null without a session. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { reviewWorkingDays } = context.get(servicesContext).settings.publicConfig;
  return loadAsAdmin(request, context, async (tx) => ({
    ...(await findBusinessForReview(tx, params.id)),
    reviewDays: reviewWorkingDays,
  }));
}

const loadFailureTitle = "Failed to load business data";
const pages = { list: "/admin", entries: "/admin/requests", noun: "request" } as const;

export default function RequestDetails({ loaderData, params: { id } }: Route.ComponentProps) {
  const dialog = useEntryDialog({ ...pages, id });
  const { lastLoaded: business, hasLoadFailed } = useLastLoaded(loaderData, id);
  const actions = useRequestActions(id, business);
  const [seenCertificate, setSeenCertificate] = useState<string | null>(null);
  // By the id of the request: another one may be opened in the same dialog.
  const [tiers, setTiers] = useState<Readonly<Record<string, Tier>>>({});
  const tier = tiers[id] ?? defaultTier;
  const [countries, setCountries] = useState<Readonly<Record<string, string>>>({});
  const [countryMissing, setCountryMissing] = useState<string | null>(null);
  if (business === null) {
    return (
      hasLoadFailed && <EntryLoadFailure {...dialog} title="Request" failure={loadFailureTitle} />
    );
  }
  const country = countries[id] ?? countryCodeOf(business.country) ?? "";
  const isPending = canReview(business.status) && business.erasedAt === null;
  const { erasedAt, certificateUrl, certificateInfo } = business;
  const hasPreview = erasedAt === null && certificateUrl !== null && !certificateInfo?.uploadFailed;
  const facts = <RequestFacts business={business} reviewDays={business.reviewDays} />;
  return (
    <EntryDialog
      {...dialog}
      title={business.companyName}
      description={
        <span className="flex flex-wrap gap-2">
          <StatusBadges entry={business} certificateRequest={business.certificateRequest} />
        </span>
      }
      footer={footerOf(business, {
        actions,
        seenCertificate,
        tier,
        country,
        onCountryMissing: () => setCountryMissing(id),
      })}
    >
      {hasLoadFailed && <LoadFailure title={loadFailureTitle} className="mb-8" />}
      {isPending && <AssignmentLine type="business" id={id} assignee={business.assignee} />}
      {business.erasedAt && (
        <ErasedNotice
          at={business.erasedAt}
          nextStep="The wallet's owner can start onboarding again."
        />
      )}
      {business.lastRejected && canReview(business.status) && (
        <Resubmission
          business={business}
          earlier={business.lastRejected}
          isDisabled={actions.isUpdating}
        />
      )}
      {/* A shown document first, also in one column: Approve stands in the foot. */}
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
        <div className="space-y-8 empty:hidden">
          {!hasPreview && facts}
          {business.erasedAt === null && (
            <DocumentPanel
              key={business.id}
              business={business}
              isDisabled={actions.isUpdating}
              onSeen={setSeenCertificate}
            />
          )}
          {isPending && <CertificateRequest business={business} actions={actions} />}
        </div>
        <div className="space-y-8">
          {hasPreview && facts}
          {isPending && (
            <div className="max-w-80 space-y-5">
              <TierSelect
                label="Tier on approval"
                tier={tier}
                onChange={(chosen) => setTiers({ ...tiers, [id]: chosen })}
              />
              <CountrySelect
                country={country}
                error={
                  country === "" && countryMissing === id
                    ? "Choose the country of its company register."
                    : undefined
                }
                onChange={(chosen) => setCountries({ ...countries, [id]: chosen })}
              />
            </div>
          )}
          {business.status === "approved" && erasedAt === null && (
            <ConfirmedCountry
              // Begins again with what a colleague has saved meanwhile.
              key={`country ${id} ${business.countryCode}`}
              business={business}
              actions={actions}
            />
          )}
          {erasedAt === null && (
            <RecordedChecks
              key={`checks ${business.id}`}
              id={business.id}
              kind={checksOfBusinesses}
              checks={presentChecks(business)}
              outdated={business.checks.filter((check) => !isPresent(business, check))}
              actions={actions}
            />
          )}
          <RequestHistory business={business} />
          {business.erasedAt === null && (
            <PublicRatings ratings={business.ratings} actions={actions} />
          )}
          <RequestNotes business={business} actions={business.erasedAt ? null : actions} />
        </div>
      </div>
    </EntryDialog>
  );
}

/** Whether a check was recorded since the business's last submission. */
const isPresent = ({ submittedAt }: BusinessForReview, { at }: BusinessCheck) =>
  new Date(at) >= new Date(submittedAt);
const presentChecks = (business: BusinessForReview) =>
  business.checks.filter((check) => isPresent(business, check));

/** The actions that the status allows. Only the business itself can restart a rejected or erased one. */
function footerOf(
  business: BusinessForReview,
  {
    actions,
    seenCertificate,
    ...approval
  }: {
    readonly actions: RequestActions;
    readonly seenCertificate: string | null;
    readonly tier: Tier;
    readonly country: string;
    readonly onCountryMissing: () => void;
  },
) {
  if (business.erasedAt) return null;
  if (canReview(business.status)) {
    const { certificateInfo, certificateUrl } = business;
    const isMissing = certificateUrl === null || certificateInfo?.uploadFailed === true;
    const certificate = isMissing
      ? "missing"
      : seenCertificate === certificateUrl
        ? "seen"
        : "unseen";
    return (
      <PendingFooter
        businessId={business.id}
        certificate={certificate}
        checks={presentChecks(business)}
        isWithApplicant={business.certificateRequest?.answeredAt === null}
        {...approval}
        actions={actions}
      />
    );
  }
  if (business.status === "approved") {
    // Resets the footer when a colleague suspends or reinstates the business meanwhile.
    const key = String(business.suspendedAt === null);
    return <ApprovedFooter key={key} business={business} actions={actions} />;
  }
  return null;
}
