import { Readable } from "node:stream";
import { documentUrl } from "@tenora/documents/store/object-path";
import { receiveRewardPicture } from "@tenora/documents/upload/receive-reward-picture";
import { isEligible } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import { jsonRoute } from "~/http/json-route.server";
import { openUpload } from "~/http/open-upload.server";
import { articleBodyBytes, type RouteHandle } from "~/http/route-handle";
import { rewardPictureLimit } from "./limits.ts";

export const handle: RouteHandle = {
  rateLimits: { POST: rewardPictureLimit },
  maxBodyBytes: articleBodyBytes,
};

/** POST: an approved business uploads the picture of a reward; the body is the picture. Answers its address. */
export const action = jsonRoute("STORE_UNAVAILABLE", async ({ request, services }) => {
  const { business } = await openUpload(services, request, rewardPictureLimit);
  if (!isEligible(business)) {
    throw new DomainError(business?.suspended ? "BUSINESS_SUSPENDED" : "BUSINESS_NOT_APPROVED");
  }
  if (request.body === null) throw new DomainError("REWARD_PICTURE");
  const content = Readable.fromWeb(request.body as never);
  const { object } = await receiveRewardPicture(services.documents, content);
  return { pictureUrl: documentUrl(object) };
});
