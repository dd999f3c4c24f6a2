import { adminLinkTokenForm } from "@tenora/database/admin/admin-link-token";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { byMethod, publicAction } from "~/http/json-route.server";
import { minute, type RouteHandle } from "~/http/route-handle";
import { minPasswordLength } from "../sign-in/choose-password.ts";

export const handle: RouteHandle = {
  rateLimits: {
    POST: { name: "mailed link", perAddress: { most: 30, seconds: 10 * minute } },
    PUT: { name: "password of a mailed link", perAddress: { most: 10, seconds: 10 * minute } },
  },
};

const link = z.object({ token: z.string().regex(adminLinkTokenForm) });
const choice = link.extend({ password: z.string().min(minPasswordLength).max(128) });

/**
 * For a client that has the token of a mailed link: POST describes the link, PUT sets the password.
 * The token comes in the body, so that no address and no log contains it.
 */
export const action = byMethod({
  POST: publicAction(link, async ({ services, input }) => {
    const found = await services.adminLinks.find(input.token);
    if (found === null) throw new DomainError("LINK_EXPIRED");
    return found;
  }),
  PUT: publicAction(choice, async ({ services, request, input }) => {
    const headers = await services.adminLinks.use(request, input.token, input.password);
    return Response.json({ ok: true }, { headers });
  }),
});
