import * as z from "zod";
import { adminSessionAction } from "~/http/admin-action.server";
import { reauthenticationSchema } from "./reauthentication-schema.ts";

const input = reauthenticationSchema.extend({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
});

/** POST: an admin, who proves again who they are, invites another. */
export const action = adminSessionAction(input, async (call) => {
  const { email, ...proof } = call.input;
  const { adminLinks, twoFactors } = call.services;
  await twoFactors.prove(call.request, call.session, proof);
  await adminLinks.invite(call.session, email);
});
