import { listAdminAccounts, listInvitations } from "@tenora/database/admin/manage-admins";
import { needsTwoFactor } from "@tenora/database/admin/required-two-factor";
import { ListHead } from "~/desk/features/list/list-head";
import { LoadFailure } from "~/desk/features/loading/load-failure";
import { useLastLoaded } from "~/ui/loading/use-last-loaded";
import { loadAsAdmin } from "../load-as-admin.server.ts";
import type { Route } from "./+types/admins";
import { AccountList } from "./account-list.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteAdminForm } from "./invite-form.tsx";
import { TwoFactorNotice } from "./two-factor-notice.tsx";

/** The admins and the open invitations. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadAsAdmin(request, context, async (tx) => ({
    accounts: await listAdminAccounts(tx),
    invitations: await listInvitations(tx),
    isTwoFactorRequired: await needsTwoFactor(tx),
  }));
}

export default function Admins({ loaderData }: Route.ComponentProps) {
  const { lastLoaded, hasLoadFailed } = useLastLoaded(loaderData);
  if (lastLoaded === null && !hasLoadFailed) return null;
  const hasTwoFactor = lastLoaded?.accounts.some((one) => one.isSelf && one.hasTwoFactor) ?? false;
  return (
    <section aria-labelledby="admins">
      <ListHead id="admins" title="Admins" />
      <p className="text-muted text-sm">
        Admins can view and decide on every request. Invite someone by email; they choose their own
        password. All admins are notified by email.
      </p>
      {hasLoadFailed && <LoadFailure title="Failed to load admins" />}
      {lastLoaded && (
        <TwoFactorNotice
          accounts={lastLoaded.accounts}
          isRequired={lastLoaded.isTwoFactorRequired}
        />
      )}
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {lastLoaded && (
          <div className="space-y-6">
            <InvitationList invitations={lastLoaded.invitations} />
            <AccountList accounts={lastLoaded.accounts} hasTwoFactor={hasTwoFactor} />
          </div>
        )}
        <InviteAdminForm hasTwoFactor={hasTwoFactor} />
      </div>
    </section>
  );
}
