import { emailSchema } from "@tenora/domain/text/email-address";
import { adminSessionAction } from "~/http/admin-action.server";
import { reauthenticationSchema } from "./reauthentication-schema.ts";

const input = reauthenticationSchema.extend({
  email: emailSchema("Invalid email address"),
});

/** POST: an admin, who proves again who they are, invites another. */
export const action = adminSessionAction(input, async (call) => {
  const { email, ...proof } = call.input;
  const { adminLinks, twoFactors } = call.services;
  await twoFactors.prove(call.request, call.session, proof);
  await adminLinks.invite(call.session, email);
});
