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

/** No answer about a recovery comes earlier than this (ms): its time tells nothing about the account. */
const recoveryTakes = 500;

/** Links by which somebody chooses a password. The token is the id, signed, and kept nowhere. */
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
  /** The link by what the database knows it by, while it works. */
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
      const earliest = pause(recoveryTakes);
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
      // Hashing takes the processor's time: only for who holds a link that works.
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
      // Strangers who guess must not keep out who has just come by the mail. Where a code is asked
      // for as well, the mail alone makes no browser a known one.
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
