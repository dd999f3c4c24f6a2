import { endAdminSession } from "@tenora/database/admin/admin-sessions";
import { accountAction } from "~/http/admin-action.server";

/** DELETE: an admin ends one of their own sessions. */
export const action = accountAction((tx, { params }) => endAdminSession(tx, params.id ?? ""));
