import { decryptText } from "@tenora/database/encryption/text-encryption";
import { revealGovernmentId } from "@tenora/database/investor/reveal-government-id";
import { adminAction, noInput } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

/** POST: the government ID of one investor; the request is an audit row, committed before it is decrypted. */
export const action = adminAction(
  noInput,
  (tx, call) => revealGovernmentId(tx, pathId(call, "INVESTOR_NOT_FOUND")),
  {
    respond: ({ encryptedId, walletAddress }, { services }) => ({
      governmentId: decryptText(services.settings.secrets.data, walletAddress, encryptedId),
    }),
  },
);
