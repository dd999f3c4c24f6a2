import { sendRequest } from "~/http/send-request";
import { IntentError } from "~/transaction/state/transaction-intent";
import type { OwnRequestResponse, StoredOffer } from "../api/responses.ts";
import { requestPath } from "../request-queries.ts";

/**
 * The signatures of a request as our server has them now: since the page was opened, the business may
 * have been suspended, or the request withdrawn or published.
 * @throws IntentError when there are none any more for this account, or our server doesn't answer
 */
export async function readOffer(id: string, account: `0x${string}`): Promise<StoredOffer> {
  const result = await sendRequest<OwnRequestResponse>(requestPath(id));
  if (!result.ok) throw new IntentError(result.message);
  const { wallet, request } = result.data;
  if (wallet !== account.toLowerCase())
    throw new IntentError("Your session has ended.", "Reload the page and sign in again.");
  if (request?.offer) return request.offer;
  // An approved request keeps them, except while its business is suspended.
  if (request?.status === "attested")
    throw new IntentError(
      "We've paused your account, so nothing can be published.",
      "Contact us if you don't know why.",
    );
  throw new IntentError("This request can't be published any more.", "Reload the page to see why.");
}
