import { changeMailSettings, mailTokenForm } from "@tenora/database/mail/mail-settings";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { mailTopics } from "@tenora/domain/mail/mail-topic";
import { parseTimeZone } from "@tenora/domain/text/time-zone";
import type { Context } from "hono";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";

/**
 * The settings that the token of a mail leads to, from a browser without scripts. Its page sends no
 * referrer, so the form comes without an origin; the token is all that counts. What is not ticked is
 * stopped. Leads back to the page, which says what became of it.
 */
export function settingsFormEndpoint({ publicDatabase, log }: Services) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const token = context.req.param("token") ?? "";
    if (!mailTokenForm.test(token)) return context.text("There's nothing to choose here.", 404);
    const backWith = (sent: "saved" | "failed") =>
      context.redirect(`/emails/${token}?sent=${sent}`, 303);
    const form = new URLSearchParams(await context.req.text());
    const timeZone = parseTimeZone(form.get("timeZone") ?? "");
    if (timeZone === null) return backWith("failed");
    const wanted = form.getAll("wanted");
    const stopped = mailTopics.filter((topic) => !wanted.includes(topic));
    try {
      const isChanged = await asVisitor(publicDatabase, (tx) =>
        changeMailSettings(tx, token, { stopped, timeZone }),
      );
      if (!isChanged) return context.text("There's nothing to choose here.", 404);
      return backWith("saved");
    } catch (error) {
      log.warn({ code: (error as { code?: unknown }).code }, "email settings not saved");
      return backWith("failed");
    }
  };
}
