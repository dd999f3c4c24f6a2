import { tierNames } from "@tenora/domain/business/business";
import { Link } from "react-router";
import { businessFeatures } from "~/features/business-status/feature-list";
import { TierProgress } from "~/features/business-status/tier-progress";
import { useBusinessStatus } from "~/features/business-status/use-business-status";
import { SellerRecordList } from "~/features/receivable/seller-record";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { loadForWallet } from "../own-page.server.ts";
import { OwnPage } from "../own-page.tsx";
import type { Route } from "./+types/profile";
import { loadProfile, type ProfilePage } from "./profile.server.ts";
import { ProfileForm } from "./profile-form.tsx";

const [, , , feature] = businessFeatures;

export const meta = () => pageMeta({ title: feature.title, description: feature.text });

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadForWallet(request, (wallet) => loadProfile(context, wallet));

/** What everybody reads of an approved business: its record, and what it says of itself. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <OwnPage feature={feature} data={loaderData}>
      {(page) => (
        <>
          <NextTier page={page} />
          <Record page={page} />
          <ProfileForm key={page.wallet} page={page} />
        </>
      )}
    </OwnPage>
  );
}

/** The way to the next tier; nothing at the highest. */
function NextTier({ page }: { page: ProfilePage }) {
  const status = useBusinessStatus();
  if (status.kind !== "registered" || status.tier === 1) return null;
  return (
    <Card className="mt-8">
      <CardHeading title={`Tier ${status.tier} · ${tierNames[status.tier]}`} />
      <TierProgress tier={status.tier} record={page.tierRecord} />
    </Card>
  );
}

function Record({ page: { wallet, hasListed, record } }: { page: ProfilePage }) {
  if (!hasListed)
    return (
      <Notice
        role="none"
        title="Your record starts with your first receivable"
        className="mt-8"
        action={
          <Link to="/business/funding-request" className={buttonClass({ size: "sm" })}>
            Create a request
          </Link>
        }
      >
        Every listing and every repayment counts, and can't be changed afterwards.
      </Notice>
    );
  return (
    <Card className="mt-8">
      <CardHeading
        title="Your record"
        description="Calculated from on-chain records and shown on your public page. Each listing shows how many you've listed, repaid on time and defaulted on."
      />
      <SellerRecordList record={record} />
      <Link
        to={`/exchange?q=${wallet}`}
        className={buttonClass({ variant: "outline", className: "mt-6" })}
      >
        See them on the exchange
      </Link>
    </Card>
  );
}
