import { asMember } from "@tenora/database/as-member";
import { sealText } from "@tenora/database/sealed-text";
import { submitInvestor } from "@tenora/database/submit-investor";
import { DomainError } from "@tenora/domain/failure";
import { investorRegistrationSchema } from "@tenora/domain/investor";
import { termsVersion } from "@tenora/domain/terms";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import type { Route } from "./+types/registrations-door";

/** POST: the owner of a proven wallet registers as investor. A repeat succeeds and changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { walletSessions, publicDatabase, settings, limits, now } = context.get(servicesContext);
    const session = await walletSessions.read(request);
    if (session === null) throw new DomainError("SESSION_MISSING");
    await limits.take("registration", session.wallet, request);
    const registration = await readJson(request, investorRegistrationSchema);
    const { investorName, country, registrationNumber, walletAddress } = registration;
    if (walletAddress !== session.wallet) throw new DomainError("WALLET_PROOF_REFUSED");
    await asMember(publicDatabase, session.token, (tx) =>
      submitInvestor(tx, {
        investorName,
        country,
        walletAddress,
        registrationNumberEncrypted: sealText(
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
    return answerFailure(error, context, "INVESTOR_SAVE_FAILED");
  }
}
