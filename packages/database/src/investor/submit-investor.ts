import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface InvestorSubmission {
  readonly investorName: string;
  readonly country: string;
  /** The government id, already encrypted with DATA_KEY. */
  readonly registrationNumberEncrypted: Uint8Array;
  readonly walletAddress: WalletAddress;
  readonly certificateUrl: string | null;
  /** Stored as JSON: the email address, and when which terms were accepted (ISO 8601). */
  readonly certificateInfo: {
    readonly email: string;
    readonly consentAt: string;
    readonly consentVersion: string;
  };
}

/**
 * Registers the member's wallet as an investor and returns the investor's id; a repeated call returns
 * the existing id and changes nothing.
 * @throws DomainError FORBIDDEN when the wallet is not the member's; INVALID_INPUT.
 */
export async function submitInvestor(
  tx: Transaction<"member">,
  input: InvestorSubmission,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select public.submit_investor(
      ${input.investorName}, ${input.country}, ${Buffer.from(input.registrationNumberEncrypted)},
      ${input.walletAddress}, ${input.certificateUrl}, ${JSON.stringify(input.certificateInfo)}::jsonb
    ) as id`.execute(tx);
  if (rows[0] === undefined) throw new Error("submit_investor returned no row");
  return rows[0].id;
}
