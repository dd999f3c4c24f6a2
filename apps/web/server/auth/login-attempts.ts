import { createHash, randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { clientNetwork } from "../rate-limit/client-network.ts";

/** Who guesses a password, as the database counts it: by hashes, so that it learns no address. */
export interface LoginAttemptKey {
  readonly account: string;
  readonly address: string;
  readonly browser: string;
}

const hash = (kind: string, text: string) =>
  createHash("sha256").update(`${kind}:${text}`).digest("hex");

export function loginAttemptKey(email: string, address: string, browser: string): LoginAttemptKey {
  return {
    account: hash("account", email.trim().toLowerCase()),
    address: hash("address", clientNetwork(address)),
    browser: hash("browser", browser),
  };
}

/** Counts the guess; false when it may not even be looked at. The same for unknown accounts. */
export async function recordLoginAttempt(
  pool: Pool,
  attemptKey: LoginAttemptKey,
): Promise<boolean> {
  const { account, address, browser } = attemptKey;
  const { rows } = await pool.query<{ may: boolean }>(
    "select auth_admin.record_login_attempt($1, $2, $3) as may",
    [account, address, browser],
  );
  return rows[0]?.may === true;
}

/** From now on strangers who guess this account do not lock this browser out. */
export async function recordLoginSuccess(
  pool: Pool,
  { account, browser }: LoginAttemptKey,
): Promise<void> {
  await pool.query("select auth_admin.record_login_success($1, $2)", [account, browser]);
}

const halfYearS = 180 * 24 * 60 * 60;

/** The cookie by which a browser is known again; it opens nothing by itself. */
export function browserCookie(isHttps: boolean) {
  const name = `${isHttps ? "__Host-" : ""}tenora.admin-browser`;
  return {
    /** The browser's number, made up at the first sign-in that it tries. */
    read(request: Request): string {
      const cookies = (request.headers.get("cookie") ?? "").split(/; */);
      const given = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
      return given && /^[\w-]{32}$/.test(given) ? given : randomBytes(24).toString("base64url");
    },
    write: (browser: string) =>
      `${name}=${browser}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${halfYearS}${isHttps ? "; Secure" : ""}`,
  };
}
