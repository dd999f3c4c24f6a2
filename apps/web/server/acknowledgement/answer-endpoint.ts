import { acknowledgementTokenForm } from "@tenora/database/acknowledgement/acknowledgement-token";
import { answerAcknowledgement } from "@tenora/database/acknowledgement/answer-acknowledgement";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { maxDisputeWords } from "@tenora/domain/funding-request/customer/acknowledgement";
import { isDisputeKind } from "@tenora/domain/funding-request/customer/dispute-kind";
import { toPlainText } from "@tenora/domain/text/single-line";
import type { Context } from "hono";
import type { Services } from "../../app/services.server.ts";
import { rejection } from "../http/rejection.ts";
import type { AppEnvironment } from "../http/request-context.ts";

/**
 * A customer's answer: a plain form, so that it works in every browser, without scripts too. Its page sends
 * no referrer, so the form's origin is `null`; what a browser says comes from another site is rejected, and
 * otherwise the token is all that counts. Leads back to the page, which says how it stands.
 */
export function answerEndpoint({ publicDatabase, settings, log }: Services) {
  const { publicUrl } = settings;
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    if (isForeign(context, publicUrl)) return rejection(context, "FOREIGN_ORIGIN");
    const token = context.req.param("token") ?? "";
    if (!acknowledgementTokenForm.test(token)) return unknownLink(context);
    const backWith = (problem: string) =>
      context.redirect(`/acknowledge/${token}${problem && `?problem=${problem}`}`, 303);
    const form = new URLSearchParams(await context.req.text());
    const answer = form.get("answer");
    const reason = toPlainText(form.get("reason") ?? "");
    if (answer !== "confirmed" && answer !== "disputed") return backWith("answer");
    // A page that was opened before this was asked has none.
    const kind = form.get("kind") ?? "other";
    if (answer === "disputed" && !isDisputeKind(kind)) return backWith("kind");
    if (answer === "disputed" && reason === "") return backWith("reason");
    // The form takes no more; a client that sends more keeps its own words.
    if (reason.length > maxDisputeWords) return backWith("long");
    try {
      const given =
        answer === "disputed" && isDisputeKind(kind)
          ? ({ answer, reason, kind } as const)
          : ({ answer: "confirmed", reason: null, kind: null } as const);
      const state = await asVisitor(publicDatabase, (tx) =>
        answerAcknowledgement(tx, token, given),
      );
      return state === null ? unknownLink(context) : backWith("");
    } catch (error) {
      log.warn({ code: (error as { code?: unknown }).code }, "a customer's answer was not saved");
      // Not the page again: going back keeps what was typed.
      return context.text("We couldn't save your answer. Go back and send it again.", 503);
    }
  };
}

const unknownLink = (context: Context<AppEnvironment>) =>
  context.text("This link is wrong or incomplete. Open the newest one that we emailed you.", 404);

function isForeign(context: Context<AppEnvironment>, publicUrl: string): boolean {
  const origin = context.req.header("origin") ?? "null";
  const site = context.req.header("sec-fetch-site") ?? "same-origin";
  return (origin !== "null" && origin !== publicUrl) || site !== "same-origin";
}
