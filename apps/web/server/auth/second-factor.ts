import { tokenHash } from "@tenora/database/admin/admin-link-token";
import { codeHashOf, stepOf, type VerifiedCode } from "@tenora/database/admin/admin-two-factor";
import { decryptText, type Keys } from "@tenora/database/encryption/text-encryption";
import { sessionHash } from "@tenora/database/transaction/session-hash";
import { brand } from "@tenora/domain/brand";
import { DomainError } from "@tenora/domain/domain-error";
import { Secret, TOTP } from "otpauth";
import type { Pool } from "pg";

/** RFC 6238 as every authenticator app knows it. */
const periodS = 30;
const kind = { issuer: brand.name, algorithm: "SHA1", digits: 6, period: periodS } as const;

/** The owner that the secret is sealed for: it cannot be decrypted in another admin's row. */
export const secretOwner = (userId: string): string => `two-factor:${userId}`;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app scans: `otpauth://totp/…` with the secret. */
export const otpauthUri = (secret: string, email: string): string =>
  new TOTP({ ...kind, secret, label: email }).toString();

/**
 * The 30-second step of a code from the app: the current one, or one step before or after, since
 * clocks differ and people type slowly; null for any other.
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...kind, secret }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodS) + delta;
}

const bare = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase();
const isOfApp = (typed: string): boolean => /^\d{6}$/.test(bare(typed));

/**
 * Counts a code against the account of this session, in all browsers together; called before the
 * code is checked. @throws DomainError TOO_MANY_CODES
 */
export async function recordCodeAttempt(pool: Pool, token: string, typed: string): Promise<void> {
  const { rows } = await pool.query<{ may: boolean }>(
    "select auth_admin.record_code_attempt($1, $2) as may",
    [sessionHash(token), !isOfApp(typed)],
  );
  if (rows[0]?.may !== true) throw new DomainError("TOO_MANY_CODES");
}

/** Verifies a typed code as far as possible without the database. */
export function readCode(secret: string, typed: string, now: Date): VerifiedCode {
  const code = bare(typed);
  if (!isOfApp(typed)) return { codeHash: tokenHash(code) };
  const step = totpStep(secret, code, now);
  if (step === null) throw new DomainError("SECOND_FACTOR_WRONG");
  return { step };
}

interface Attempt {
  readonly dataKey: Keys;
  readonly token: string;
  readonly code: string | undefined;
  readonly now: Date;
}

/**
 * Accepts a session that proved its password; if its admin has a second factor, for an unused code.
 * @throws DomainError SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_CODES
 */
export async function passSecondFactor(pool: Pool, attempt: Attempt): Promise<void> {
  const { dataKey, token, code, now } = attempt;
  const session = sessionHash(token);
  const { rows } = await pool.query<{ user_id: string; secret_encrypted: Buffer }>(
    "select user_id, secret_encrypted from auth_admin.second_factor($1)",
    [session],
  );
  const factor = rows[0];
  if (factor === undefined) return;
  if (!code) throw new DomainError("SECOND_FACTOR_NEEDED");
  await recordCodeAttempt(pool, token, code);
  const secret = decryptText(dataKey, secretOwner(factor.user_id), factor.secret_encrypted);
  const right = readCode(secret, code, now);
  const passed = await pool.query<{ passed: boolean }>(
    "select auth_admin.pass_second_factor($1, $2, $3) as passed",
    [session, stepOf(right), codeHashOf(right)],
  );
  if (passed.rows[0]?.passed !== true) throw new DomainError("SECOND_FACTOR_WRONG");
}
