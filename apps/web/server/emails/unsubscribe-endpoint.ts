import { mailTokenForm, unsubscribe } from "@tenora/database/mail/mail-settings";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { Context } from "hono";
import { minute, type RateLimit } from "../../app/http/route-handle.ts";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";

/** Mail services press for many people from few addresses. */
export const unsubscribeRateLimit: RateLimit = {
  name: "unsubscribe",
  perAddress: { most: 600, seconds: 2 * minute },
  batchSize: 20,
};

/**
 * One press in a mail program (RFC 8058): it comes from anywhere, without a session, and may come
 * again. Its body says nothing that the token doesn't, so it isn't read. It isn't redirected, since mail
 * services don't follow; only our own page, without scripts, asks to be led back.
 */
export function unsubscribeEndpoint({ publicDatabase }: Services) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const token = context.req.param("token") ?? "";
    const topic = mailTokenForm.test(token)
      ? await asVisitor(publicDatabase, (tx) => unsubscribe(tx, token))
      : null;
    if (topic === null) return context.text("There's nothing to unsubscribe from here.", 404);
    if (context.req.query("from") === "page") return context.redirect(`/emails/${token}`, 303);
    return context.text("You're unsubscribed. You won't get these emails any more.");
  };
}
