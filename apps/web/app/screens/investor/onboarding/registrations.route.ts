import { encryptText } from "@tenora/database/encryption/text-encryption";
import { submitInvestor } from "@tenora/database/investor/submit-investor";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { investorRegistrationSchema } from "@tenora/domain/investor/investor";
import { termsVersion } from "@tenora/domain/terms-version";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/registrations.route";

/** POST: the owner of a proven wallet registers as investor. A repeat succeeds and changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { walletSessions, publicDatabase, settings, limits, now } = context.get(servicesContext);
    const session = await walletSessions.read(request);
    if (session === null) throw new DomainError("SESSION_MISSING");
    await limits.consume("registration", session.wallet, request);
    const registration = await readJson(request, investorRegistrationSchema);
    const { investorName, country, registrationNumber, walletAddress } = registration;
    if (walletAddress !== session.wallet) throw new DomainError("WALLET_PROOF_REFUSED");
    await asMember(publicDatabase, session.token, (tx) =>
      submitInvestor(tx, {
        investorName,
        country,
        walletAddress,
        registrationNumberEncrypted: encryptText(
          settings.secrets.data,
          walletAddress,
          registrationNumber,
        ),
        certificateUrl: null,
        certificateInfo: {
          ...registration.certificateInfo,
          consentAt: now().toISOString(),
          consentVersion: termsVersion,
        },
      }),
    );
    return Response.json({ success: true }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    return errorResponse(error, context, "INVESTOR_SAVE_FAILED");
  }
}
