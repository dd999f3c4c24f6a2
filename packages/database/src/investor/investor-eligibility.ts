import { DomainError } from "@tenora/domain/domain-error";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

type Hex = `0x${string}`;

/** An attestor's signature that a wallet passed verification; times in seconds since 1970. */
export interface SignedEligibility {
  readonly issuedAt: number;
  /** Its last second. */
  readonly expiresAt: number;
  readonly attestor: Hex;
  readonly signature: Hex;
}

/**
 * Stores a signature, which the caller has verified, with an audit row.
 * @throws DomainError ALREADY_CHANGED when the investor may not buy, or has a newer signature;
 * FORBIDDEN
 */
export async function storeEligibility(
  tx: Transaction<"admin">,
  investorId: string,
  { issuedAt, expiresAt, attestor, signature }: SignedEligibility,
): Promise<void> {
  const { rows } = await sql<{ stored: boolean }>`
    select public.store_investor_eligibility(${investorId}::uuid, ${attestor}, ${issuedAt}::bigint,
      ${expiresAt}::bigint, ${signature}) as stored`.execute(tx);
  if (rows[0]?.stored !== true) throw new DomainError("ALREADY_CHANGED");
}

/**
 * The newest signature for the member's own wallet, to register on the chain; null without one, or
 * while they may not buy.
 */
export async function findOwnEligibility(
  tx: Transaction<"member">,
): Promise<SignedEligibility | null> {
  const { rows } = await sql<Record<keyof SignedEligibility, string>>`
    select issued_at as "issuedAt", expires_at as "expiresAt", attestor, signature
    from app.own_eligibility()`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    issuedAt: Number(row.issuedAt),
    expiresAt: Number(row.expiresAt),
    attestor: row.attestor as Hex,
    signature: row.signature as Hex,
  };
}

/** When an investor's newest signature since their approval was issued, and its last second. */
export type SignatureTimes = Pick<SignedEligibility, "issuedAt" | "expiresAt">;

/** The times of an investor's newest signature that is valid at `now`; null without one. */
export async function findValidSignature(
  tx: Transaction<"admin">,
  { investorId, now }: { readonly investorId: string; readonly now: Date },
): Promise<SignatureTimes | null> {
  const row = await tx
    .selectFrom("investor_eligibilities as e")
    .innerJoin("investors as i", "i.id", "e.investor_id")
    .select(["e.issued_at", "e.expires_at"])
    .where("e.investor_id", "=", investorId)
    .whereRef("e.signed_at", ">=", "i.reviewed_at")
    .where("e.expires_at", ">", seconds(now))
    .orderBy("e.issued_at", "desc")
    .executeTakeFirst();
  if (row === undefined) return null;
  return { issuedAt: Number(row.issued_at), expiresAt: Number(row.expires_at) };
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000).toString();

export interface UnsignedInvestor {
  readonly id: string;
  readonly investorName: string;
  readonly walletAddress: WalletAddress;
}

/** As many as one person would sign in a row. */
const most = 50;

/**
 * Investors who may buy and have no signature beyond `now`, those who wait longest first; at most 50.
 * One whose eligibility was withdrawn is signed by themselves, never together with others.
 */
export async function listUnsignedInvestors(
  tx: Transaction<"admin">,
  now: Date,
): Promise<UnsignedInvestor[]> {
  const rows = await tx
    .selectFrom("investors as i")
    .select(["i.id", "i.investor_name", "i.wallet_address"])
    .where("i.status", "=", "approved")
    .where("i.suspended_at", "is", null)
    .where("i.erased_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("investor_eligibilities as e")
            .select("e.id")
            .whereRef("e.investor_id", "=", "i.id")
            .whereRef("e.signed_at", ">=", "i.reviewed_at")
            .where("e.expires_at", ">", seconds(now)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("operator_actions as o")
            .select("o.id")
            .where("o.subject", "=", sql<string>`i.id::text`)
            .where("o.kind", "=", "withdraw-eligibility")
            .whereRef("o.recorded_at", ">=", "i.reviewed_at"),
        ),
      ),
    )
    .orderBy("i.reviewed_at")
    .orderBy("i.id")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    investorName: row.investor_name,
    walletAddress: row.wallet_address as WalletAddress,
  }));
}
