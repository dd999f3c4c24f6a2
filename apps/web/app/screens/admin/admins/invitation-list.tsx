import type { OpenInvitation } from "@tenora/database/admin/manage-admins";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useAdminAction } from "~/features/admin/actions/use-admin-action";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

export function InvitationList({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { run, isUpdating } = useAdminAction();
  if (invitations.length === 0) return null;
  const revoke = ({ id, email }: OpenInvitation) =>
    run({
      path: `/api/admin/invitations/${id}`,
      method: "DELETE",
      progress: { title: "Revoking", description: "Please wait a moment..." },
      done: {
        title: "Invitation revoked",
        description: `The link sent to ${email} no longer works.`,
      },
      failed: {
        title: "Update failed",
        description: "The invitation is still open. Please try again.",
      },
    });
  return (
    <>
      <h3 className="mt-8 font-semibold">Invited</h3>
      <ul className={classes(cardClass, "mt-3 divide-y divide-line")}>
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 break-all font-medium">
                {invitation.email} <Badge tone="waiting">Invited</Badge>
              </p>
              <p className="figures break-words text-muted text-sm">
                Expires {formatMoment(new Date(invitation.expiresAt))} UTC
                {invitation.invitedBy && ` · by ${invitation.invitedBy}`}
              </p>
            </div>
            <Button
              size="sm"
              variant="outline"
              disabled={isUpdating}
              aria-label={`Revoke the invitation of ${invitation.email}`}
              onClick={() => revoke(invitation)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
