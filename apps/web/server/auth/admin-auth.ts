import { setTimeout as pause } from "node:timers/promises";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { findSignedInAdmin } from "@tenora/database/admin/find-signed-in-admin";
import type { Database } from "@tenora/database/connection/connect";
import { translateError } from "@tenora/database/transaction/errors";
import { DomainError } from "@tenora/domain/domain-error";
import { betterAuth } from "better-auth";
import type { Pool } from "pg";
import type { AdminCredentials, AdminSessions } from "../../app/services.server.ts";
import { authOptions, clientAddressHeader } from "./auth-options.ts";
import { callAuth, cookiesOf } from "./call-auth.ts";
import { endSession } from "./end-session.ts";
import {
  browserCookie,
  loginAttemptKey,
  recordLoginAttempt,
  recordLoginSuccess,
} from "./login-attempts.ts";
import { passwordSignIn, passwordSignInPath } from "./password-sign-in.ts";
import { readSessionToken, sessionCookie } from "./renew-cookies.ts";
import { passSecondFactor } from "./second-factor.ts";

const basePath = "/auth/admin";
/** Every rejection takes at least this long (ms), so that its time tells nothing about the account. */
const minRejectionMs = 500;

/**
 * Admin sign-in: email and password over Better Auth, closed to sign-up. An account alone makes no
 * admin: that is a row in `admins`, read for every request.
 */
export function adminSessions(
  settings: WebSettings,
  pool: Pool,
  adminDatabase: Database<"tenora_web_admin">,
  now: () => Date,
): AdminSessions {
  const options = authOptions(settings, { basePath, purpose: "admin", pool });
  const auth = betterAuth({
    ...options,
    plugins: [passwordSignIn],
    // Renewed while it is used; the database ends it 12 hours after it began (app.current_admin).
    // Recorded to the minute, so that its owner can tell one of their sessions from another.
    session: { expiresIn: 12 * 60 * 60, updateAge: 60 },
    rateLimit: {
      ...options.rateLimit,
      // We count login attempts ourselves: per account and per address, known browsers separately.
      customRules: { [passwordSignInPath]: false as const },
    },
  });
  const call = callAuth(settings.publicUrl, basePath, auth.handler);

  const isHttps = settings.publicUrl.startsWith("https:");
  const knownBrowser = browserCookie(isHttps);
  const cookie = { name: sessionCookie("admin", isHttps), secret: options.secret };

  const renew = async ({ headers }: Request) =>
    (await auth.api.getSession({ headers }))?.session.token ?? null;

  /** The session's cookies. */
  async function openSession(request: Request, credentials: AdminCredentials): Promise<Headers> {
    const response = await call(request, passwordSignInPath, credentials);
    // A failure of ours must not read as a wrong password.
    if (response.status >= 500) throw new Error("The sign-in could not be checked");
    if (!response.ok) throw new DomainError("INVALID_CREDENTIALS");
    const { token } = (await response.json()) as { token: string };
    try {
      const dataKey = settings.secrets.data;
      await passSecondFactor(pool, { dataKey, token, code: credentials.code, now: now() });
      if ((await findSignedInAdmin(adminDatabase, token)) !== null) return cookiesOf(response);
      throw new DomainError("INVALID_CREDENTIALS");
    } catch (error) {
      // Its token was never sent, but it would be listed among the admin's sessions.
      await endSession(pool, token);
      throw error;
    }
  }

  return {
    async signIn(request, credentials) {
      const browser = knownBrowser.read(request);
      const address = request.headers.get(clientAddressHeader) ?? "";
      const earliestRefusal = pause(minRejectionMs);
      const attemptKey = loginAttemptKey(credentials.email, address, browser);
      const headers = new Headers({ "set-cookie": knownBrowser.write(browser) });
      try {
        if (!(await recordLoginAttempt(pool, attemptKey)))
          throw new DomainError("TOO_MANY_ATTEMPTS");
        const session = await openSession(request, credentials);
        await recordLoginSuccess(pool, attemptKey);
        for (const cookie of session.getSetCookie()) headers.append("set-cookie", cookie);
        return { headers, rejection: null };
      } catch (thrown) {
        const error = translateError(thrown);
        if (!(error instanceof DomainError)) throw error;
        await earliestRefusal;
        return { headers, rejection: error.code };
      }
    },
    readToken: (request) => readSessionToken(request.headers, cookie),
    renew,
    async read(request) {
      const token = await renew(request);
      const admin = token && (await findSignedInAdmin(adminDatabase, token));
      return token && admin ? { token, ...admin } : null;
    },
    async signOut(request) {
      await endSession(pool, await renew(request));
      const response = await call(request, "/sign-out", {});
      if (!response.ok) throw new DomainError("SESSION_MISSING");
      return cookiesOf(response);
    },
  };
}
