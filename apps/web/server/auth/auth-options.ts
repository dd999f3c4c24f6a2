import type { WebSettings } from "@tenora/configuration/web-settings";
import type { BetterAuthOptions } from "better-auth";
import type { Pool } from "pg";
import { cookieSecret } from "./renew-cookies.ts";

export interface AuthKind {
  readonly basePath: string;
  /** Keeps the two sign-ins apart: own secret, own cookie, own schema (through the pool's login). */
  readonly purpose: "wallet" | "admin";
  readonly pool: Pool;
}

/** The address of the caller travels to Better Auth in this header, which only we can set. */
export const clientAddressHeader = "x-tenora-caller";

/** What both sign-ins have in common. */
export function authOptions(settings: WebSettings, kind: AuthKind) {
  const isHttps = settings.publicUrl.startsWith("https:");
  return {
    appName: "tenora",
    baseURL: settings.publicUrl,
    basePath: kind.basePath,
    secret: cookieSecret(settings.secrets.auth[0], kind.purpose),
    database: kind.pool,
    trustedOrigins: [settings.publicUrl],
    telemetry: { enabled: false },
    // Its messages may carry what a person typed; failures surface as ours instead.
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
      cookies: { session_token: { name: `${isHttps ? "__Host-" : ""}tenora.${kind.purpose}` } },
    },
  } satisfies BetterAuthOptions;
}
