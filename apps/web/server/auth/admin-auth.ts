import { setTimeout as pause } from "node:timers/promises";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { findSignedInAdmin } from "@tenora/database/admin/find-signed-in-admin";
import type { Database } from "@tenora/database/connection/connect";
import { DomainError } from "@tenora/domain/domain-error";
import { betterAuth } from "better-auth";
import type { Pool } from "pg";
import type { AdminCredentials, AdminSessions } from "../../app/services.server.ts";
import { authOptions, clientAddressHeader } from "./auth-options.ts";
import { callAuth } from "./call-auth.ts";
import { endSession } from "./end-session.ts";
import {
  browserCookie,
  loginAttemptKey,
  recordLoginAttempt,
  recordLoginSuccess,
} from "./login-attempts.ts";
import { passSecondFactor } from "./second-factor.ts";
import { cookiesOf } from "./wallet-auth.ts";

const basePath = "/auth/admin";
/** No refusal comes earlier than this (ms), so that its time tells nothing about the account. */
const refusalTakes = 500;

/**
 * Admin sign-in: e-mail and password over Better Auth, closed to sign-up. Being able to sign in
 * does not make an admin: that is a row of its own, read for every request.
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
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    // Used, it is renewed; that it ends 12 hours after it began is the database's to say.
    session: { expiresIn: 12 * 60 * 60, updateAge: 60 * 60 },
    rateLimit: {
      ...options.rateLimit,
      // Guesses are counted by ourselves: per account and per address, and known browsers apart.
      customRules: { "/sign-in/email": false as const },
    },
  });
  const call = callAuth(settings.publicUrl, basePath, auth.handler);

  const remembered = browserCookie(settings.publicUrl.startsWith("https:"));

  async function enter(request: Request, credentials: AdminCredentials): Promise<Headers> {
    const response = await call(request, "/sign-in/email", credentials);
    // What is wrong on our side must not read as if the password were.
    if (response.status >= 500) throw new Error("The sign-in could not be looked at");
    if (!response.ok) throw new DomainError("INVALID_CREDENTIALS");
    const { token } = (await response.json()) as { token: string };
    try {
      const dataKey = settings.secrets.data;
      await passSecondFactor(pool, { dataKey, token, code: credentials.code, now: now() });
      if ((await findSignedInAdmin(adminDatabase, token)) !== null) return cookiesOf(response);
      throw new DomainError("INVALID_CREDENTIALS");
    } catch (error) {
      // Nobody was told its token; it would stand among the sign-ins all the same.
      await endSession(pool, token);
      throw error;
    }
  }

  return {
    async signIn(request, credentials) {
      const browser = remembered.read(request);
      const address = request.headers.get(clientAddressHeader) ?? "";
      const earliestRefusal = pause(refusalTakes);
      const attemptKey = loginAttemptKey(credentials.email, address, browser);
      const headers = new Headers({ "set-cookie": remembered.write(browser) });
      try {
        if (!(await recordLoginAttempt(pool, attemptKey)))
          throw new DomainError("TOO_MANY_ATTEMPTS");
        const session = await enter(request, credentials);
        await recordLoginSuccess(pool, attemptKey);
        for (const cookie of session.getSetCookie()) headers.append("set-cookie", cookie);
        return { headers, refusal: null };
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        await earliestRefusal;
        return { headers, refusal: error.code };
      }
    },
    async read(request) {
      const session = await auth.api.getSession({ headers: request.headers });
      if (!session) return null;
      const { token } = session.session;
      const email = await findSignedInAdmin(adminDatabase, token);
      return email === null ? null : { token, email };
    },
    async signOut(request) {
      const session = await auth.api.getSession({ headers: request.headers });
      await endSession(pool, session?.session.token ?? null);
      const response = await call(request, "/sign-out", {});
      if (!response.ok) throw new DomainError("SESSION_MISSING");
      return cookiesOf(response);
    },
  };
}
