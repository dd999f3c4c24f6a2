import { acknowledgementTokenForm } from "@tenora/database/acknowledgement/acknowledgement-token";
import { findAcknowledgement } from "@tenora/database/acknowledgement/answer-acknowledgement";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { DomainError } from "@tenora/domain/domain-error";
import { acknowledgementDays } from "@tenora/domain/funding-request/customer/acknowledgement";
import { jsonRoute } from "~/http/json-route.server";
import { acknowledgementLimit, type RouteHandle } from "~/http/route-handle";
import { debtWords } from "./debt-words.server.ts";

export const handle: RouteHandle = { rateLimits: { GET: acknowledgementLimit } };

/** GET: the notice of assignment of the invoice that a link asks about, as a PDF, while the link works. */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async ({ params, services }) => {
  const token = params.token ?? "";
  const found = acknowledgementTokenForm.test(token)
    ? await asVisitor(services.publicDatabase, (tx) => findAcknowledgement(tx, token))
    : null;
  if (found === null || found.debt === null) throw new DomainError("LINK_EXPIRED");
  const { publicConfig, publicUrl } = services.settings;
  // Loaded with the first notice: no other request needs it.
  const { writeAssignmentNotice } = await import("@tenora/documents/assignment-notice");
  const pdf = await writeAssignmentNotice({
    ...debtWords(found.debt),
    chain: publicConfig.chain.name,
    exchange: publicConfig.contracts.exchange ?? null,
    site: publicUrl,
    // When the customer was asked, so that the notice is the same whenever it is read.
    at: new Date(found.expiresAt.getTime() - acknowledgementDays * 86_400_000),
  });
  return new Response(new Uint8Array(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="notice-of-assignment.pdf"',
      "cache-control": "no-store",
    },
  });
});
