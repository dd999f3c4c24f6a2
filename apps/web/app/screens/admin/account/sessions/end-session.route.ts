import { endAdminSession } from "@tenora/database/admin/admin-sessions";
import { adminAction, noInput } from "~/http/admin-action.server";

/** DELETE: an admin ends one of their own sessions. */
export const action = adminAction(
  noInput,
  (tx, { params }) => endAdminSession(tx, params.id ?? ""),
  { beforeTwoFactor: true },
);
