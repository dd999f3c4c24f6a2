import {
  addCampaignPicture,
  listCampaignPictures,
  removeCampaignPicture,
} from "@tenora/database/funding-request/campaign-pictures";
import { asMember } from "@tenora/database/transaction/as-member";
import { parseCampaignPictureUrl } from "@tenora/documents/store/object-path";
import { hashCampaignPicture } from "@tenora/documents/upload/receive-campaign-picture";
import { DomainError } from "@tenora/domain/domain-error";
import { pictureDescription } from "@tenora/domain/funding-request/campaign-picture";
import * as z from "zod";
import { byMethod, jsonRoute, pathId, type RouteCall } from "~/http/json-route.server";
import { memberAction } from "~/http/member-action.server";
import { readJson } from "~/http/read-json.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import { sendPicture } from "~/http/send-picture.server";
import { exchangeTime } from "~/market/exchange-time.server";
import { saveLimit } from "./limits";

export const handle: RouteHandle = {
  rateLimits: { GET: ownRecordsLimit, PUT: saveLimit, DELETE: saveLimit },
};

const input = z.strictObject({ url: z.string().max(100), description: pictureDescription });

/** GET: a picture of the business's own request. */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { services, request } = call;
  const session = await services.walletSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  const { requestId, id } = idsOf(call);
  const pictures = await asMember(services.publicDatabase, session.token, (tx) =>
    listCampaignPictures(tx, requestId),
  );
  return sendPicture(services, pictures.find((one) => one.id === id)?.url);
});

/** PUT: adds an uploaded picture to a request that may be edited, once. DELETE: takes one out. */
export const action = byMethod({
  PUT: jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
    const { walletSessions, limits, documents, publicDatabase } = call.services;
    const session = await walletSessions.read(call.request);
    if (session === null) throw new DomainError("SESSION_MISSING");
    await limits.consume(saveLimit, session.wallet, call.request);
    const { url, description } = await readJson(call.request, input);
    const object = parseCampaignPictureUrl(url);
    // What is signed is what is stored, whatever was sent.
    const sha256 = object && (await hashCampaignPicture(documents, object));
    if (sha256 === null) throw new DomainError("CAMPAIGN_PICTURE");
    const now = await exchangeTime(call.services);
    const picture = { ...idsOf(call), url, sha256, description, now };
    await asMember(publicDatabase, session.token, (tx) => addCampaignPicture(tx, picture));
  }),
  // The file of a draft's picture is deleted by the sweep of orphans.
  DELETE: memberAction(
    z.object({}),
    async (tx, call) =>
      removeCampaignPicture(tx, { ...idsOf(call), now: await exchangeTime(call.services) }),
    { limit: saveLimit, fallback: "DATABASE_UNAVAILABLE" },
  ),
});

function idsOf(call: RouteCall) {
  const { success, data } = z.uuid().safeParse(call.params.picture);
  if (!success) throw new DomainError("PICTURE_NOT_FOUND");
  return { requestId: pathId(call, "FUNDING_REQUEST_NOT_FOUND"), id: data };
}
