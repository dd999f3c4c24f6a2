import { openInvestorDocument } from "@tenora/database/disclosure/investor-documents";
import { asMember } from "@tenora/database/transaction/as-member";
import { parseDocumentUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { byMethod, jsonRoute } from "~/http/json-route.server";
import { minute, type RateLimit, type RouteHandle } from "~/http/route-handle";
import { admittedInvestor } from "../offer/admitted-investor.server.ts";

const openLimit: RateLimit = {
  name: "investor document",
  perAddress: { most: 240, seconds: 10 * minute },
  perAccount: { most: 60, seconds: 10 * minute },
  countedOnceSignedIn: true,
};

export const handle: RouteHandle = { rateLimits: { POST: openLimit } };

/**
 * POST: a link to one of these files that works for 60 seconds. The request is an audit row, committed
 * before the link is signed.
 */
export const action = byMethod({
  POST: jsonRoute("MARKET_UNAVAILABLE", async (call) => {
    const { limits, publicDatabase, settings, walletSessions, now } = call.services;
    const session = await walletSessions.read(call.request);
    if (session === null) throw new DomainError("SESSION_MISSING");
    await limits.consume(openLimit, session.wallet, call.request);
    const receivable = await admittedInvestor(call, session.wallet);
    const { success, data: id } = z.uuid().safeParse(call.params.document);
    if (!success) throw new DomainError("DOCUMENT_NOT_FOUND");
    const url = await asMember(publicDatabase, session.token, (tx) =>
      openInvestorDocument(tx, receivable, id),
    );
    const object = parseDocumentUrl(url);
    if (object === null) throw new DomainError("DOCUMENT_NOT_FOUND");
    return { url: signLink(object, settings.secrets.link, now().getTime()) };
  }),
});
