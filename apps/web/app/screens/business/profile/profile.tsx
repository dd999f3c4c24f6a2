import { tierNames } from "@tenora/domain/business/business";
import { tierWords } from "@tenora/domain/funding-request/tier/tier-words";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { Card } from "~/ui/card";
import { loadForWallet } from "../own-page.server.ts";
import { OwnPage } from "../own-page.tsx";
import { businessFeatures } from "../status/feature-list";
import { TierProgressCard } from "../status/tier-progress";
import { useBusinessStatus } from "../status/use-business-status";
import type { Route } from "./+types/profile";
import { LogoField } from "./logo-field.tsx";
import { loadProfile, type ProfilePage } from "./profile.server.ts";
import { ProfileForm } from "./profile-form.tsx";
import { RecordCard } from "./record-card.tsx";

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
          <OwnTier page={page} />
          <RecordCard page={page} />
          {page.mark && <LogoField key={`${page.wallet} logo`} {...page.mark} />}
          <ProfileForm key={page.wallet} page={page} />
        </>
      )}
    </OwnPage>
  );
}

/** What the tier allows, and the way to the next one. */
function OwnTier({ page }: { page: ProfilePage }) {
  const status = useBusinessStatus();
  if (status.kind !== "registered") return null;
  return (
    <Card className="mt-8">
      <h2 className="font-medium font-serif text-heading">
        Tier {status.tier} · {tierNames[status.tier]}
      </h2>
      <p className="figures mt-1.5 max-w-[68ch] text-muted">{tierWords(status.tier, "You")}</p>
      <TierProgressCard tier={status.tier} record={page.tierRecord} />
    </Card>
  );
}
