import { Readable } from "node:stream";
import { documentUrl } from "@tenora/documents/store/object-path";
import { receiveCampaignPicture } from "@tenora/documents/upload/receive-campaign-picture";
import { isEligible } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import { byMethod, jsonRoute } from "~/http/json-route.server";
import { openUpload } from "~/http/open-upload.server";
import { articleBodyBytes, type RouteHandle } from "~/http/route-handle";
import { campaignPictureLimit } from "./limits";

export const handle: RouteHandle = {
  rateLimits: { POST: campaignPictureLimit },
  maxBodyBytes: articleBodyBytes,
};

/**
 * POST: an approved business uploads a picture of a campaign; the body is the picture. Answers its
 * address, under which it is added to a request. The sweep deletes one that isn't.
 */
export const action = byMethod({
  POST: jsonRoute("STORE_UNAVAILABLE", async ({ request, services }) => {
    const { business } = await openUpload(services, request, campaignPictureLimit);
    if (!isEligible(business)) {
      throw new DomainError(business?.suspended ? "BUSINESS_SUSPENDED" : "BUSINESS_NOT_APPROVED");
    }
    if (request.body === null) throw new DomainError("CAMPAIGN_PICTURE");
    const content = Readable.fromWeb(request.body as never);
    return { url: documentUrl(await receiveCampaignPicture(services.documents, content)) };
  }),
});
