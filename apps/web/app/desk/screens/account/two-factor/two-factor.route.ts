import * as z from "zod";
import { adminSessionAction, noInput } from "~/http/admin-action.server";
import { byMethod } from "~/http/json-route.server";

const code = z.string().min(6).max(40);
const proof = z.object({ password: z.string().min(1).max(256), code });
const confirmation = proof.extend({ envelope: z.string().max(400) });

/** An admin's own second factor: POST offers one, PUT enables it, DELETE disables it. */
export const action = byMethod({
  POST: adminSessionAction(noInput, ({ services, session }) => services.twoFactors.offer(session), {
    beforeTwoFactor: true,
  }),
  PUT: adminSessionAction(
    confirmation,
    async ({ services, request, session, input }) => ({
      recoveryCodes: await services.twoFactors.confirm(request, session, input),
    }),
    { beforeTwoFactor: true },
  ),
  DELETE: adminSessionAction(proof, ({ services, request, session, input }) =>
    services.twoFactors.end(request, session, input),
  ),
});
