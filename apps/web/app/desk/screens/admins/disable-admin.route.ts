import { disableAdmin } from "@tenora/database/admin/manage-admins";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { adminSessionAction } from "~/http/admin-action.server";
import { reauthenticationSchema } from "./reauthentication-schema.ts";

/** DELETE: an admin, who proves again who they are, disables another and ends their sessions. */
export const action = adminSessionAction(reauthenticationSchema, async (call) => {
  const { request, params, services, session, input } = call;
  await services.twoFactors.prove(request, session, input);
  await asAdmin(services.adminDatabase, session.token, (tx) => disableAdmin(tx, params.id ?? ""));
});
