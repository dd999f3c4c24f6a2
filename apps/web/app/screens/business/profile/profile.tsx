import { Link } from "react-router";
import { businessFeatures } from "~/features/business-status/feature-list";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { loadForWallet } from "../own-page.server.ts";
import { OwnPage } from "../own-page.tsx";
import type { Route } from "./+types/profile";
import { loadProfile, type ProfilePage } from "./profile.server.ts";

const [, , , feature] = businessFeatures;

export const meta = () => pageMeta({ title: feature.title, description: feature.text });

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadForWallet(request, (wallet) => loadProfile(context, wallet));

/** The record of an approved business, as investors read it. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  return (
    <OwnPage feature={feature} data={loaderData}>
      {(page) => <Record page={page} />}
    </OwnPage>
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
        Every receivable you list and every repayment counts, and can't be changed afterwards.
      </Notice>
    );
  return (
    <Card className="mt-8">
      <CardHeading
        title="Your record"
        description="Counted from the chain. Beside each receivable, investors see how many you listed, repaid on time and defaulted on."
      />
      <dl className="figures grid gap-x-6 gap-y-5 sm:grid-cols-2 md:grid-cols-3">
        {record.map(({ label, values }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            {values.map((value) => (
              <dd key={value} className="mt-0.5 font-medium text-[1.0625rem]">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <Link
        to={`/exchange?q=${wallet}`}
        className={buttonClass({ variant: "outline", className: "mt-6" })}
      >
        See them on the exchange
      </Link>
    </Card>
  );
}
