import { revokeInvitation } from "@tenora/database/admin/manage-admins";
import { adminAction, noInput } from "~/http/admin-action.server";

/** DELETE: an admin revokes an invitation. */
export const action = adminAction(noInput, (tx, { params }) =>
  revokeInvitation(tx, params.id ?? ""),
);
