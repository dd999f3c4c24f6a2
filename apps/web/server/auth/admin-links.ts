import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { WebSettings } from "@tenora/configuration/web-settings";
import {
  adminLinkKey,
  adminLinkToken,
  linkHashes,
  tokenHash,
} from "@tenora/database/admin/admin-link-token";
import { inviteAdmin } from "@tenora/database/admin/manage-admins";
import type { Database } from "@tenora/database/connection/connect";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { DomainError } from "@tenora/domain/domain-error";
import { hashPassword } from "better-auth/crypto";
import type { Pool } from "pg";
import type { AdminLink, AdminLinks } from "../../app/services.server.ts";
import { clientAddressHeader } from "./auth-options.ts";
import { browserCookie, loginAttemptKey, recordLoginSuccess } from "./login-attempts.ts";

/** A recovery request takes at least this long (ms): its time tells nothing about the account. */
const minRecoveryMs = 500;

/** Links to set a password. The token is the signed id; only its hash is stored. */
export function adminLinks(
  settings: WebSettings,
  pool: Pool,
  adminDatabase: Database<"tenora_web_admin">,
): AdminLinks {
  const keys = settings.secrets.auth.map(adminLinkKey);
  const [key = ""] = keys;
  const cookie = browserCookie(settings.publicUrl.startsWith("https:"));
  const newLink = () => {
    const linkId = randomUUID();
    return { linkId, tokenHash: tokenHash(adminLinkToken(key, linkId)) };
  };
  /** A link that works, with the hash that identifies it in the database. */
  const find = async (token: string): Promise<{ hash: string; link: AdminLink } | null> => {
    for (const hash of linkHashes(keys, token)) {
      const { rows } = await pool.query<AdminLink>(
        "select kind, email from auth_admin.find_link($1)",
        [hash],
      );
      if (rows[0]) return { hash, link: rows[0] };
    }
    return null;
  };

  return {
    async invite(session, email) {
      await asAdmin(adminDatabase, session.token, (tx) => inviteAdmin(tx, { ...newLink(), email }));
    },
    async requestRecovery(email) {
      const earliest = pause(minRecoveryMs);
      const link = newLink();
      await pool.query("select auth_admin.request_recovery($1, $2, $3)", [
        link.linkId,
        email,
        link.tokenHash,
      ]);
      await earliest;
    },
    async find(token) {
      return (await find(token))?.link ?? null;
    },
    async use(request, token, password) {
      // Hashing is expensive: only for a link that works.
      const found = await find(token);
      if (found === null) throw new DomainError("LINK_EXPIRED");
      const { rows } = await pool.query<{ email: string | null }>(
        "select auth_admin.redeem_link($1, $2) as email",
        [found.hash, await hashPassword(password)],
      );
      const email = rows[0]?.email ?? null;
      if (email === null) throw new DomainError("LINK_EXPIRED");
      const browser = cookie.read(request);
      const address = request.headers.get(clientAddressHeader) ?? "";
      // Failed attempts of strangers must not lock out a person who has just used the mail. With a
      // second factor the mail alone does not make the browser known.
      if (!(await hasSecondFactor(pool, email))) {
        await recordLoginSuccess(pool, loginAttemptKey(email, address, browser));
      }
      return new Headers({ "set-cookie": cookie.write(browser) });
    },
  };
}

async function hasSecondFactor(pool: Pool, email: string): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    "select auth_admin.has_second_factor($1) as has",
    [email],
  );
  return rows[0]?.has === true;
}
