import type { OpenInvitation } from "@tenora/database/admin/manage-admins";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useAdminAction } from "~/desk/features/actions/use-admin-action";
import {
  actionCell,
  ListCell,
  ListRow,
  ListTable,
  listCell,
  mainCell,
  narrowCell,
} from "~/desk/features/list/table/list-table";
import { rowButton } from "~/desk/features/list/table/row-link";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";

const columns = [
  { name: "Email", className: "w-3/5" },
  { name: "Invited by", className: "w-2/5" },
  "Date (UTC)",
  "Actions",
];

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
    <div>
      <h3 className="font-medium">Invited</h3>
      <ListTable columns={columns}>
        {invitations.map((invitation) => (
          <ListRow key={invitation.id}>
            <ListCell className={mainCell} title={invitation.email}>
              <span className="font-medium">{invitation.email}</span>
            </ListCell>
            <ListCell
              className={classes(listCell, "max-md:order-1 max-md:text-muted max-md:text-xs")}
              title={invitation.invitedBy ?? undefined}
            >
              {invitation.invitedBy && `by ${invitation.invitedBy}`}
            </ListCell>
            <ListCell className={classes(narrowCell, "figures max-md:text-xs")}>
              Expires {formatMoment(new Date(invitation.expiresAt))}
            </ListCell>
            <ListCell className={actionCell}>
              <Button
                size="sm"
                variant="outline"
                disabled={isUpdating}
                aria-label={`Revoke the invitation of ${invitation.email}`}
                onClick={() => revoke(invitation)}
                className={rowButton}
              >
                Revoke
              </Button>
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
    </div>
  );
}
