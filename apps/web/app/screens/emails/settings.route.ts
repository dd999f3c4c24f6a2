import { changeMailSettings, mailTokenForm } from "@tenora/database/mail/mail-settings";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { DomainError } from "@tenora/domain/domain-error";
import { byMethod, publicAction } from "~/http/json-route.server";
import { mailSettingsLimit, type RouteHandle } from "~/http/route-handle";
import { settingsInput } from "./settings-input.ts";

export const handle: RouteHandle = { rateLimits: { PUT: mailSettingsLimit } };

/** PUT: changes the settings that the token of a mail leads to. It needs no session. */
export const action = byMethod({
  PUT: publicAction(settingsInput, async ({ services, input: { token, ...settings } }) => {
    const isChanged =
      mailTokenForm.test(token) &&
      (await asVisitor(services.publicDatabase, (tx) => changeMailSettings(tx, token, settings)));
    if (!isChanged) throw new DomainError("LINK_EXPIRED");
  }),
});
