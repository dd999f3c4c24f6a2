import type { CertificateInfo, OnboardingDetails } from "@tenora/domain/business/onboarding";
import { DomainError } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { Transaction } from "../transaction/transaction.ts";
import { restartOnboarding } from "./restart-onboarding.ts";

export interface BusinessSubmission extends Omit<OnboardingDetails, "consent"> {
  readonly walletAddress: WalletAddress;
  readonly certificateUrl: string | null;
  readonly certificateInfo: CertificateInfo | null;
  /** A uuid of the form: a repeated request creates one business. */
  readonly submissionKey: string;
  readonly consentAt: Date;
  readonly consentVersion: string;
}

export interface SubmittedBusiness {
  readonly id: string;
  readonly createdAt: Date;
  /** True when this form had already been saved. */
  readonly repeated: boolean;
}

/**
 * Saves a new business as pending at tier 3, with its first history row and its mail; overwrites the
 * record of a business that was erased.
 * @throws DomainError WALLET_TAKEN when the wallet has a business from another form; FORBIDDEN when
 * the wallet is not the member's; INVALID_INPUT when a column rejects its value.
 */
export async function submitBusiness(
  tx: Transaction<"member">,
  input: BusinessSubmission,
): Promise<SubmittedBusiness> {
  const saved = await tx
    .insertInto("businesses")
    .values({
      company_name: input.companyName,
      country: input.country,
      registration_number: input.registrationNumber,
      director_name: input.directorName,
      director_email: input.directorEmail,
      wallet_address: input.walletAddress,
      certificate_url: input.certificateUrl,
      certificate_info: input.certificateInfo && JSON.stringify(input.certificateInfo),
      submission_key: input.submissionKey,
      consent_at: input.consentAt,
      consent_version: input.consentVersion,
    })
    // Waits for a concurrent request of the same wallet, whose row is then visible below.
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "created_at"])
    .executeTakeFirst();
  if (saved !== undefined) return { id: saved.id, createdAt: saved.created_at, repeated: false };

  const own = () =>
    tx
      .selectFrom("businesses")
      .select(["id", "created_at", "submission_key"])
      .where("wallet_address", "=", input.walletAddress)
      .executeTakeFirst();
  // The wallet has a business that it cannot see: it was erased, and starts again.
  let repeated = true;
  if ((await own()) === undefined) ({ repeated } = await restartOnboarding(tx, input));
  const known = await own();
  if (known?.submission_key !== input.submissionKey) throw new DomainError("WALLET_TAKEN");
  return { id: known.id, createdAt: known.created_at, repeated };
}
