import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

export interface OwnTwoFactor {
  /** Encrypted with DATA_KEY, bound to the admin. */
  readonly secretEncrypted: Uint8Array;
  readonly since: Date;
  /** Recovery codes that were not used yet. */
  readonly codesLeft: number;
}

/** A code that was found right: the 30-second step of one from the app, or a recovery code's hash. */
export type VerifiedCode = { readonly step: number } | { readonly codeHash: string };

export const stepOf = (code: VerifiedCode) => ("step" in code ? code.step : null);
export const codeHashOf = (code: VerifiedCode) => ("codeHash" in code ? code.codeHash : null);

/** The second factor of the current admin; null without one. */
export async function findOwnTwoFactor(
  tx: Transaction<"admin" | "admin_account">,
): Promise<OwnTwoFactor | null> {
  const { rows } = await sql<OwnTwoFactor>`
    select secret_encrypted as "secretEncrypted", since, codes_left as "codesLeft"
    from app.own_two_factor()`.execute(tx);
  return rows[0] ?? null;
}

export interface NewTwoFactor {
  readonly secretEncrypted: Uint8Array;
  /** The step of the code that confirmed it: it and all before are spent. */
  readonly step: number;
  readonly codeHashes: readonly string[];
}

/** Ends the admin's other sign-ins as well. @throws DomainError ALREADY_CHANGED when there is one */
export async function enableTwoFactor(
  tx: Transaction<"admin" | "admin_account">,
  { secretEncrypted, step, codeHashes }: NewTwoFactor,
): Promise<void> {
  const { rows } = await sql<{ enabled: boolean }>`
    select app.enable_two_factor(
      ${Buffer.from(secretEncrypted)}, ${step}::bigint, ${[...codeHashes]}::text[]
    ) as enabled`.execute(tx);
  if (rows[0]?.enabled !== true) throw new DomainError("ALREADY_CHANGED");
}

/** @throws DomainError SECOND_FACTOR_WRONG when the code was used before, TWO_FACTOR_STAYS_ON when it is required */
export async function disableTwoFactor(
  tx: Transaction<"admin">,
  code: VerifiedCode,
): Promise<void> {
  const { rows } = await sql<{ disabled: boolean }>`
    select app.disable_two_factor(${stepOf(code)}::bigint, ${codeHashOf(code)}::text) as disabled
  `.execute(tx);
  if (rows[0]?.disabled !== true) throw new DomainError("SECOND_FACTOR_WRONG");
}

/** The current admin confirms an action with a code. @throws DomainError SECOND_FACTOR_WRONG as above */
export async function consumeOwnCode(tx: Transaction<"admin">, code: VerifiedCode): Promise<void> {
  const { rows } = await sql<{ spent: boolean }>`
    select app.consume_own_code(${stepOf(code)}::bigint, ${codeHashOf(code)}::text) as spent
  `.execute(tx);
  if (rows[0]?.spent !== true) throw new DomainError("SECOND_FACTOR_WRONG");
}
