import { changeOwnMailSettings, findOwnMailSettings } from "@tenora/database/mail/mail-settings";
import { DomainError } from "@tenora/domain/domain-error";
import { byMethod } from "~/http/json-route.server";
import { memberAction, memberLoader } from "~/http/member-action.server";
import { ownRecordsLimit, type RouteHandle, walletFormLimit } from "~/http/route-handle";
import { ownSettingsInput } from "../settings-input.ts";
import type { OwnSettingsResponse } from "./use-own-settings.ts";

const limit = walletFormLimit("own email settings");

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit, PUT: limit } };

/** GET: what the owner of the proven wallet chose about mails, as a business and as an investor. */
export const loader = memberLoader(
  async (tx) => ({
    business: await findOwnMailSettings(tx, "business"),
    investor: await findOwnMailSettings(tx, "investor"),
  }),
  (wallet, found): OwnSettingsResponse => ({
    wallet,
    business: found?.business ?? null,
    investor: found?.investor ?? null,
  }),
  "DATABASE_UNAVAILABLE",
);

/** PUT: changes them for one of the two. */
export const action = byMethod({
  PUT: memberAction(
    ownSettingsInput,
    async (tx, { input: { recipient, ...choices } }) => {
      const isChanged = await changeOwnMailSettings(tx, recipient, choices);
      if (!isChanged)
        throw new DomainError(
          recipient === "business" ? "BUSINESS_NOT_FOUND" : "INVESTOR_NOT_FOUND",
        );
    },
    { limit, fallback: "DATABASE_UNAVAILABLE" },
  ),
});
