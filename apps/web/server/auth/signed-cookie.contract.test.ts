import { betterAuth } from "better-auth";
import { memoryAdapter } from "better-auth/adapters/memory";
import { expect, test } from "vitest";
import { cookieSecret, renewCookies } from "./renew-cookies.ts";

// renew-cookies.ts knows the form of Better Auth's signed cookies. The library itself signs and
// reads here, so that an update which changes the form is noticed.

function authSignedWith(key: string) {
  return betterAuth({
    baseURL: "http://127.0.0.1:3000",
    secret: cookieSecret(key, "wallet"),
    database: memoryAdapter(tables),
    emailAndPassword: { enabled: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: { cookies: { session_token: { name: "tenora.wallet" } } },
  });
}

const tables = { user: [], session: [], account: [], verification: [], rateLimit: [] };
const [older, present] = ["an older key ".repeat(4), "the present key ".repeat(4)];

test("session cookie: Better Auth reads with the new key what we re-signed from the old one", async () => {
  const answer = await authSignedWith(older).api.signUpEmail({
    body: { name: "Ada", email: "ada@tenora.example", password: "correct horse battery" },
    asResponse: true,
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("tenora.wallet="));
  const headers = new Headers({ cookie: cookie?.split(";")[0] ?? "" });
  const auth = authSignedWith(present);
  expect(await auth.api.getSession({ headers })).toBeNull();
  renewCookies(headers, [present, older]);
  const session = await auth.api.getSession({ headers });
  expect(session?.user.email).toBe("ada@tenora.example");
});
