import { createHash, randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { clientNetwork } from "../rate-limit/client-network.ts";

/** By what the database counts login attempts: hashes, so that it stores no address. */
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

/** Counts an attempt; false when it must not be checked. The same for unknown accounts. */
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

/** From now on failed attempts of strangers at this account do not lock this browser out. */
export async function recordLoginSuccess(
  pool: Pool,
  { account, browser }: LoginAttemptKey,
): Promise<void> {
  await pool.query("select auth_admin.record_login_success($1, $2)", [account, browser]);
}

const halfYearS = 180 * 24 * 60 * 60;

/** The cookie that identifies a browser; it grants nothing by itself. */
export function browserCookie(isHttps: boolean) {
  const name = `${isHttps ? "__Host-" : ""}tenora.admin-browser`;
  return {
    /** The browser's id, created at its first login attempt. */
    read(request: Request): string {
      const cookies = (request.headers.get("cookie") ?? "").split(/; */);
      const id = cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
      return id && /^[\w-]{32}$/.test(id) ? id : randomBytes(24).toString("base64url");
    },
    write: (browser: string) =>
      `${name}=${browser}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${halfYearS}${isHttps ? "; Secure" : ""}`,
  };
}
