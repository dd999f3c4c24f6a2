import {
  removeDocument,
  showDocumentToInvestors,
} from "@tenora/database/funding-request/change-documents";
import { findFundingRequest } from "@tenora/database/funding-request/find-funding-request";
import { parseDocumentUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { byMethod, pathId, type RouteCall } from "~/http/json-route.server";
import { memberAction } from "~/http/member-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { exchangeTime } from "~/market/exchange-time.server";
import { saveLimit } from "./limits";

export const handle: RouteHandle = { rateLimits: { POST: saveLimit, PUT: saveLimit } };

const options = { limit: saveLimit, fallback: "DATABASE_UNAVAILABLE" } as const;

const change = z.union([
  z.strictObject({ forInvestors: z.boolean() }),
  z.strictObject({ remove: z.literal(true) }),
]);

/** POST: a link to the business's own file that works for 60 seconds. PUT: changes or removes it. */
export const action = byMethod({
  POST: memberAction(
    z.object({}),
    async (tx, call) => {
      const { requestId, id } = idsOf(call);
      const { documents } = await findFundingRequest(tx, requestId);
      const url = documents.find((document) => document.id === id)?.url;
      const object = url === undefined ? null : parseDocumentUrl(url);
      if (object === null) throw new DomainError("DOCUMENT_NOT_FOUND");
      const { settings, now } = call.services;
      return { url: signLink(object, settings.secrets.link, now().getTime()) };
    },
    options,
  ),
  // A file that is taken out of a draft is deleted from the store by the sweep of orphans.
  PUT: memberAction(
    change,
    async (tx, call) => {
      const reference = { ...idsOf(call), now: await exchangeTime(call.services) };
      if ("remove" in call.input) await removeDocument(tx, reference);
      else await showDocumentToInvestors(tx, reference, call.input.forInvestors);
    },
    options,
  ),
});

function idsOf(call: RouteCall) {
  const { success, data } = z.uuid().safeParse(call.params.document);
  if (!success) throw new DomainError("DOCUMENT_NOT_FOUND");
  return { requestId: pathId(call, "FUNDING_REQUEST_NOT_FOUND"), id: data };
}
