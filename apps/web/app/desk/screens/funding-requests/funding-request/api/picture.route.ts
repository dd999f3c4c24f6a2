import { listCampaignPictures } from "@tenora/database/funding-request/campaign-pictures";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { adminToken } from "~/http/admin-action.server";
import { jsonRoute, pathId } from "~/http/json-route.server";
import { sendPicture } from "~/http/send-picture.server";

/** GET: a picture of a submitted campaign, which is made to be seen by everybody: no audit row. */
export const loader = jsonRoute("DATABASE_UNAVAILABLE", async (call) => {
  const { services, params } = call;
  const requestId = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  const pictures = await asAdmin(services.adminDatabase, adminToken(call), (tx) =>
    listCampaignPictures(tx, requestId),
  );
  return sendPicture(services, pictures.find(({ id }) => id === params.picture)?.url);
});
