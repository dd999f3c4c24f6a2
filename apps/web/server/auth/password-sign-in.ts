import { emailSchema } from "@tenora/domain/text/email-address";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import * as z from "zod";

export const passwordSignInPath = "/sign-in/password";

const body = z.object({ email: emailSchema("Invalid email address"), password: z.string() });

/**
 * Better Auth's sign-in with an email address and a password, under our rule for addresses: its own refuses
 * `sales&ops@example.com` and every domain that ends in another script.
 */
export const passwordSignIn = {
  id: "password-sign-in",
  endpoints: {
    signInPassword: createAuthEndpoint(
      passwordSignInPath,
      { method: "POST", body },
      async (call) => {
        const { email, password } = call.body;
        const { internalAdapter, password: hashing } = call.context;
        const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
        const hash = found?.accounts.find(
          ({ providerId, accountId }) => providerId === "credential" && accountId === found.user.id,
        )?.password;
        // An account that is unknown takes as long as a wrong password.
        if (!hash) await hashing.hash(password);
        if (!found || !hash || !(await hashing.verify({ hash, password })))
          throw new APIError("UNAUTHORIZED");
        const session = await internalAdapter.createSession(found.user.id);
        await setSessionCookie(call, { session, user: found.user });
        return call.json({ token: session.token });
      },
    ),
  },
};
