import type { WebSettings } from "@tenora/configuration/web-settings";
import type { BetterAuthOptions } from "better-auth";
import type { Pool } from "pg";
import { recordFailures } from "./database-failures.ts";
import { cookieSecret, sessionCookie } from "./renew-cookies.ts";

export interface AuthKind {
  readonly basePath: string;
  /** Separates the two sign-ins: own secret, own cookie, own schema (through the pool's login). */
  readonly purpose: "wallet" | "admin";
  readonly pool: Pool;
}

/** The header that passes the client's address to Better Auth; only we can set it. */
export const clientAddressHeader = "x-tenora-caller";

/** The options that both sign-ins share. */
export function authOptions(settings: WebSettings, kind: AuthKind) {
  const isHttps = settings.publicUrl.startsWith("https:");
  return {
    appName: "tenora",
    baseURL: settings.publicUrl,
    basePath: kind.basePath,
    secret: cookieSecret(settings.secrets.auth[0], kind.purpose),
    database: recordFailures(kind.pool),
    trustedOrigins: [settings.publicUrl],
    telemetry: { enabled: false },
    // Its messages may contain what a person typed; failures surface as ours instead.
    logger: { disabled: true },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: 60,
      max: 60 * Math.max(1, settings.limitFactor),
    },
    advanced: {
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" },
      cookies: { session_token: { name: sessionCookie(kind.purpose, isHttps) } },
    },
  } satisfies BetterAuthOptions;
}
