import { randomBytes } from "node:crypto";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { tokenHash } from "@tenora/database/admin/admin-link-token";
import {
  consumeOwnCode,
  disableTwoFactor,
  enableTwoFactor,
  findOwnTwoFactor,
} from "@tenora/database/admin/admin-two-factor";
import { needsTwoFactor } from "@tenora/database/admin/required-two-factor";
import type { Database } from "@tenora/database/connection/connect";
import { decryptText, encryptText, type Keys } from "@tenora/database/encryption/text-encryption";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asSignedInAdmin } from "@tenora/database/transaction/as-signed-in-admin";
import { DomainError } from "@tenora/domain/domain-error";
import { verifyPassword } from "better-auth/crypto";
import { Secret } from "otpauth";
import type { Pool } from "pg";
import { renderSVG } from "uqr";
import type { AdminSession, TwoFactors } from "../../app/services.server.ts";
import { clientAddressHeader } from "./auth-options.ts";
import {
  browserCookie,
  loginAttemptKey,
  recordLoginAttempt,
  recordLoginSuccess,
} from "./login-attempts.ts";
import {
  newSecret,
  otpauthUri,
  readCode,
  recordCodeAttempt,
  secretOwner,
  totpStep,
} from "./second-factor.ts";

/** Enables and disables an admin's second factor. Nothing is stored before its first code. */
export function twoFactors(
  settings: WebSettings,
  pool: Pool,
  adminDatabase: Database<"tenora_web_admin">,
  now: () => Date,
): TwoFactors {
  const dataKey = settings.secrets.data;
  const cookie = browserCookie(settings.publicUrl.startsWith("https:"));
  const ownerOf = (session: AdminSession) =>
    asSignedInAdmin(adminDatabase, session.token, async (_tx, adminId) => secretOwner(adminId));

  /** The cookie alone changes nothing. Resolves with the key for `recordLoginSuccess`. */
  async function provePassword(request: Request, session: AdminSession, password: string) {
    const address = request.headers.get(clientAddressHeader) ?? "";
    const attemptKey = loginAttemptKey(session.email, address, cookie.read(request));
    if (!(await recordLoginAttempt(pool, attemptKey))) throw new DomainError("TOO_MANY_ATTEMPTS");
    if (!(await isPassword(pool, session.email, password))) throw new DomainError("PASSWORD_WRONG");
    return attemptKey;
  }

  return {
    async offer(session) {
      const secret = newSecret();
      const sealed = encryptText(dataKey, await ownerOf(session), secret);
      return {
        secret,
        picture: renderSVG(otpauthUri(secret, session.email), { border: 2 }),
        envelope: Buffer.from(sealed).toString("base64url"),
      };
    },
    async confirm(request, session, { envelope, password, code }) {
      const attemptKey = await provePassword(request, session, password);
      const secretEncrypted = Buffer.from(envelope, "base64url");
      const secret = openOffer(dataKey, await ownerOf(session), secretEncrypted);
      const step = totpStep(secret, code.replace(/\s/g, ""), now());
      if (step === null) throw new DomainError("SECOND_FACTOR_WRONG");
      const codes = Array.from({ length: 10 }, recoveryCode);
      const codeHashes = codes.map((one) => tokenHash(one.replaceAll("-", "")));
      await asSignedInAdmin(adminDatabase, session.token, (tx) =>
        enableTwoFactor(tx, { secretEncrypted, step, codeHashes }),
      );
      await recordLoginSuccess(pool, attemptKey);
      return codes;
    },
    async end(request, session, proof) {
      // Before the code, which would be used up for nothing. The database decides again.
      if (await asAdmin(adminDatabase, session.token, needsTwoFactor))
        throw new DomainError("TWO_FACTOR_STAYS_ON");
      const attemptKey = await provePassword(request, session, proof.password);
      const factor = await asAdmin(adminDatabase, session.token, findOwnTwoFactor);
      if (factor === null) throw new DomainError("ALREADY_CHANGED");
      await recordCodeAttempt(pool, session.token, proof.code);
      await asAdmin(adminDatabase, session.token, async (tx, adminId) => {
        const secret = decryptText(dataKey, secretOwner(adminId), factor.secretEncrypted);
        await disableTwoFactor(tx, readCode(secret, proof.code, now()));
      });
      await recordLoginSuccess(pool, attemptKey);
    },
    async prove(request, session, { password, code }) {
      const attemptKey = await provePassword(request, session, password);
      const factor = await asAdmin(adminDatabase, session.token, findOwnTwoFactor);
      if (factor !== null) {
        if (!code) throw new DomainError("SECOND_FACTOR_NEEDED");
        await recordCodeAttempt(pool, session.token, code);
        await asAdmin(adminDatabase, session.token, (tx, adminId) => {
          const secret = decryptText(dataKey, secretOwner(adminId), factor.secretEncrypted);
          return consumeOwnCode(tx, readCode(secret, code, now()));
        });
      }
      await recordLoginSuccess(pool, attemptKey);
    },
  };
}

/** Eighty bits in four groups, without ambiguous letters (RFC 4648 base 32). */
const recoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.replace(
    /(.{4})(?=.)/g,
    "$1-",
  );

function openOffer(dataKey: Keys, owner: string, sealed: Uint8Array): string {
  try {
    return decryptText(dataKey, owner, sealed);
  } catch (cause) {
    throw new DomainError("INVALID_INPUT", { cause });
  }
}

async function isPassword(pool: Pool, email: string, password: string): Promise<boolean> {
  const { rows } = await pool.query<{ password: string }>(
    `select a.password from account a join "user" u on u.id = a."userId"
     where u.email = $1 and a."providerId" = 'credential'`,
    [email],
  );
  const hash = rows[0]?.password;
  return hash !== undefined && verifyPassword({ hash, password });
}
