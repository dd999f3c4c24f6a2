import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import type { BusinessSubmission } from "./submit-business.ts";

/**
 * Makes the member's rejected or erased business pending again with new details; its history remains.
 * A repeated request restarts once.
 * @returns the business's id.
 * @throws DomainError WALLET_TAKEN when the wallet's business is neither;
 * BUSINESS_NOT_FOUND when it has none.
 */
export async function restartOnboarding(
  tx: Transaction<"member">,
  input: Omit<BusinessSubmission, "walletAddress">,
): Promise<{ readonly id: string; readonly repeated: boolean }> {
  const info = input.certificateInfo && JSON.stringify(input.certificateInfo);
  const { rows } = await sql<{ id: string | null }>`
    select app.restart_onboarding(
      ${input.companyName}, ${input.country}, ${input.registrationNumber}, ${input.directorName},
      ${input.directorEmail}, ${input.certificateUrl}, ${info}::jsonb,
      ${input.submissionKey}::uuid, ${input.consentAt}::timestamptz, ${input.consentVersion}
    ) as id`.execute(tx);
  const id = rows[0]?.id ?? null;
  if (id !== null) return { id, repeated: false };
  const own = await tx.selectFrom("businesses").select(["id", "submission_key"]).executeTakeFirst();
  if (own === undefined) throw new DomainError("BUSINESS_NOT_FOUND");
  if (own.submission_key !== input.submissionKey) throw new DomainError("WALLET_TAKEN");
  return { id: own.id, repeated: true };
}
