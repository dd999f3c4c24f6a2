import { encryptText } from "@tenora/database/encryption/text-encryption";
import { submitInvestor } from "@tenora/database/investor/submit-investor";
import { DomainError } from "@tenora/domain/domain-error";
import { investorRegistrationSchema } from "@tenora/domain/investor/investor";
import { termsVersion } from "@tenora/domain/terms-version";
import { memberAction } from "~/http/member-action.server";
import { type RouteHandle, walletFormLimit } from "~/http/route-handle";

const limit = walletFormLimit("registration");
export const handle: RouteHandle = { rateLimits: { POST: limit } };

/** POST: the owner of a proven wallet registers as an investor. A repeat succeeds and changes nothing. */
export const action = memberAction(
  investorRegistrationSchema,
  async (tx, { input, wallet, services: { settings, now } }) => {
    const { investorName, country, registrationNumber, walletAddress, certificateInfo } = input;
    if (walletAddress !== wallet) throw new DomainError("WALLET_PROOF_REFUSED");
    const sealed = encryptText(settings.secrets.data, wallet, registrationNumber);
    const consent = { consentAt: now().toISOString(), consentVersion: termsVersion };
    await submitInvestor(tx, {
      investorName,
      country,
      walletAddress,
      registrationNumberEncrypted: sealed,
      certificateUrl: null,
      certificateInfo: { ...certificateInfo, ...consent },
    });
    return { success: true };
  },
  { limit, fallback: "INVESTOR_SAVE_FAILED" },
);
