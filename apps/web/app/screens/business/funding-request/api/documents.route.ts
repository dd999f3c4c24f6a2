import { addDocument } from "@tenora/database/funding-request/change-documents";
import { asMember } from "@tenora/database/transaction/as-member";
import { documentUrl } from "@tenora/documents/store/object-path";
import { receiveRequestDocument } from "@tenora/documents/upload/receive-request-document";
import { isEligible } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import { toFileReading } from "@tenora/e-invoice/to-file-reading";
import * as z from "zod";
import { jsonRoute, pathId } from "~/http/json-route.server";
import { openUpload } from "~/http/open-upload.server";
import { countedByHandler, type RouteHandle } from "~/http/route-handle";
import { exchangeTime } from "~/market/exchange-time.server";
import { receiveForm } from "../../certificate/receive-form.server";
import { documentLimit } from "./limits";
import type { AddedDocument } from "./responses.ts";
import { toDocumentReading } from "./to-response.server.ts";

export const handle: RouteHandle = {
  rateLimits: { POST: documentLimit },
  maxBodyBytes: countedByHandler,
};

const formSchema = z.object({
  documentId: z.uuid(),
  forInvestors: z.enum(["true", "false"]).transform((text) => text === "true"),
});

/**
 * POST: adds a file to a request that may be edited, and answers what its e-invoice says. A repeated upload
 * adds one.
 */
export const action = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { request, services } = call;
  const upload = await openUpload(services, request, documentLimit);
  const { business, session } = upload;
  if (!isEligible(business)) {
    throw new DomainError(business?.suspended ? "BUSINESS_SUSPENDED" : "BUSINESS_NOT_APPROVED");
  }
  const requestId = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  const received = await receiveForm(request, services.documents, receiveRequestDocument);
  const { fields, fileName, certificate, bytes, sha256 } = received;
  const reading = toFileReading(received.reading);
  if (certificate === null) throw new DomainError("STORE_UNAVAILABLE");
  await upload.saveOrDiscard(certificate, async () => {
    const form = formSchema.safeParse(fields);
    if (!form.success) throw new DomainError("INVALID_INPUT");
    const { documentId: id, forInvestors } = form.data;
    const now = await exchangeTime(services);
    const url = documentUrl(certificate);
    const { repeated } = await asMember(services.publicDatabase, session.token, (tx) =>
      addDocument(tx, { requestId, id, url, fileName, bytes, sha256, forInvestors, reading, now }),
    );
    // The first request of this upload stored its own copy of the file.
    if (repeated) await upload.discard(certificate);
  });
  return { reading: toDocumentReading(reading) } satisfies AddedDocument;
});
