import { randomBytes } from "node:crypto";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { tokenHash } from "@tenora/database/admin-link-token";
import {
  disableTwoFactor,
  enableTwoFactor,
  findOwnTwoFactor,
  spendOwnCode,
} from "@tenora/database/admin-two-factor";
import { asAdmin } from "@tenora/database/as-admin";
import type { Database } from "@tenora/database/connect";
import { type Keys, openSealedText, sealText } from "@tenora/database/sealed-text";
import { DomainError } from "@tenora/domain/failure";
import { verifyPassword } from "better-auth/crypto";
import { Secret } from "otpauth";
import type { Pool } from "pg";
import { renderSVG } from "uqr";
import type { AdminSession, TwoFactors } from "../../app/config/services.server.ts";
import { callerHeader } from "./auth-options.ts";
import { browserCookie, guesserOf, guessWasRight, takeGuess } from "./guess-limit.ts";
import {
  appAddress,
  newSecret,
  readCode,
  secretOwner,
  stepOfCode,
  takeCode,
} from "./second-factor.ts";

/** Sets up and takes away an admin's second factor. Nothing is stored before its first code. */
export function twoFactors(
  settings: WebSettings,
  pool: Pool,
  adminDatabase: Database<"tenora_web_admin">,
  now: () => Date,
): TwoFactors {
  const dataKey = settings.secrets.data;
  const cookie = browserCookie(settings.publicUrl.startsWith("https:"));
  const ownerOf = (session: AdminSession) =>
    asAdmin(adminDatabase, session.token, async (_tx, adminId) => secretOwner(adminId));

  /** Who holds the cookie alone changes nothing. Returns whom to call `guessWasRight` with. */
  async function knowsPassword(request: Request, session: AdminSession, password: string) {
    const address = request.headers.get(callerHeader) ?? "";
    const guesser = guesserOf(session.email, address, cookie.read(request));
    if (!(await takeGuess(pool, guesser))) throw new DomainError("TOO_MANY_ATTEMPTS");
    if (!(await isPassword(pool, session.email, password))) throw new DomainError("PASSWORD_WRONG");
    return guesser;
  }

  return {
    async offer(session) {
      const secret = newSecret();
      const sealed = sealText(dataKey, await ownerOf(session), secret);
      return {
        secret,
        picture: renderSVG(appAddress(secret, session.email), { border: 2 }),
        envelope: Buffer.from(sealed).toString("base64url"),
      };
    },
    async confirm(request, session, { envelope, password, code }) {
      const guesser = await knowsPassword(request, session, password);
      const secretSealed = Buffer.from(envelope, "base64url");
      const secret = openOffer(dataKey, await ownerOf(session), secretSealed);
      const step = stepOfCode(secret, code.replace(/\s/g, ""), now());
      if (step === null) throw new DomainError("SECOND_FACTOR_WRONG");
      const codes = Array.from({ length: 10 }, recoveryCode);
      const codeHashes = codes.map((one) => tokenHash(one.replaceAll("-", "")));
      await asAdmin(adminDatabase, session.token, (tx) =>
        enableTwoFactor(tx, { secretSealed, step, codeHashes }),
      );
      await guessWasRight(pool, guesser);
      return codes;
    },
    async end(request, session, proof) {
      const guesser = await knowsPassword(request, session, proof.password);
      const factor = await asAdmin(adminDatabase, session.token, findOwnTwoFactor);
      if (factor === null) throw new DomainError("ALREADY_CHANGED");
      await takeCode(pool, session.token, proof.code);
      await asAdmin(adminDatabase, session.token, async (tx, adminId) => {
        const secret = openSealedText(dataKey, secretOwner(adminId), factor.secretSealed);
        await disableTwoFactor(tx, readCode(secret, proof.code, now()));
      });
      await guessWasRight(pool, guesser);
    },
    async prove(request, session, { password, code }) {
      const guesser = await knowsPassword(request, session, password);
      const factor = await asAdmin(adminDatabase, session.token, findOwnTwoFactor);
      if (factor !== null) {
        if (!code) throw new DomainError("SECOND_FACTOR_NEEDED");
        await takeCode(pool, session.token, code);
        await asAdmin(adminDatabase, session.token, (tx, adminId) => {
          const secret = openSealedText(dataKey, secretOwner(adminId), factor.secretSealed);
          return spendOwnCode(tx, readCode(secret, code, now()));
        });
      }
      await guessWasRight(pool, guesser);
    },
  };
}

/** Eighty bits in four groups, without letters that look alike (RFC 4648 base 32). */
const recoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.replace(
    /(.{4})(?=.)/g,
    "$1-",
  );

function openOffer(dataKey: Keys, owner: string, sealed: Uint8Array): string {
  try {
    return openSealedText(dataKey, owner, sealed);
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
