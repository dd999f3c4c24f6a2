import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import {
  isSignInForUs,
  type SignInTerms,
  writeSignInMessage,
} from "@tenora/chain/sign-in/sign-in-message";
import { verifySignature } from "@tenora/chain/sign-in/verify-signature";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { Database } from "@tenora/database/connection/connect";
import { translateError } from "@tenora/database/transaction/errors";
import { findSignedInWallet } from "@tenora/database/transaction/find-signed-in-wallet";
import { brand } from "@tenora/domain/brand";
import { DomainError } from "@tenora/domain/domain-error";
import { betterAuth } from "better-auth";
import { siwe } from "better-auth/plugins";
import type { Pool } from "pg";
import type { RateLimit } from "../../app/http/route-handle.ts";
import type { AccountRateLimiter, WalletSessions } from "../../app/services.server.ts";
import { authOptions } from "./auth-options.ts";
import { callAuth, cookiesOf } from "./call-auth.ts";
import { endSession } from "./end-session.ts";
import { ensureWalletUser, walletEmailDomain } from "./ensure-wallet-user.ts";

const basePath = "/auth/wallet";

/** A sign-in while the plugin verifies it. */
interface Attempt {
  readonly limit: RateLimit;
  rejection: unknown;
}

/**
 * Wallet sign-in: Sign-In with Ethereum over Better Auth, with its own schema, cookie and secret.
 * Its endpoints are only called from here; none is mounted.
 */
export function walletSessions(
  settings: WebSettings,
  pool: Pool,
  publicDatabase: Database<"tenora_web_public">,
  limits: AccountRateLimiter,
  now: () => Date,
): WalletSessions {
  const terms: SignInTerms = {
    publicUrl: settings.publicUrl,
    chainId: settings.publicConfig.chain.id,
    statement: `Sign in to ${brand.name} to prove that this wallet is yours. This costs nothing and moves nothing.`,
  };
  // The plugin takes every error for a wrong signature, so the real one is stored beside it.
  const attempts = new AsyncLocalStorage<Attempt>();
  const mayProceed = async (address: string): Promise<boolean> => {
    const attempt = attempts.getStore();
    try {
      if (attempt) await limits.consume(attempt.limit, address);
      await ensureWalletUser(pool, { address, chainId: terms.chainId });
      return true;
    } catch (rejection) {
      if (attempt) attempt.rejection = translateError(rejection);
      return false;
    }
  };
  const auth = betterAuth({
    ...authOptions(settings, { basePath, purpose: "wallet", pool }),
    plugins: [
      siwe({
        domain: new URL(settings.publicUrl).host,
        emailDomainName: walletEmailDomain,
        getNonce: async () => randomBytes(24).toString("hex"),
        // The plugin checks nonce, domain and expiry; we check the rest of the message.
        verifyMessage: async ({ message, signature, address }) =>
          isSignInForUs(message, terms, now().getTime()) &&
          (await verifySignature(settings.rpcUrls, { address, message, signature })) &&
          (await mayProceed(address)),
      }),
    ],
  });
  const call = callAuth(settings.publicUrl, basePath, auth.handler);
  const readToken = async (request: Request) =>
    (await auth.api.getSession({ headers: request.headers }))?.session.token ?? null;

  return {
    async createSignInMessage(address) {
      const { nonce } = await auth.api.getSiweNonce({ body: {} });
      return writeSignInMessage(terms, { address, nonce, now: now().getTime() });
    },
    async signIn(request, proof, limit) {
      const attempt: Attempt = { limit, rejection: null };
      const response = await attempts.run(attempt, () => call(request, "/siwe/verify", proof));
      if (attempt.rejection !== null) throw attempt.rejection;
      if (response.status === 429) throw new DomainError("TOO_MANY_ATTEMPTS");
      if (!response.ok) throw new DomainError("WALLET_PROOF_REFUSED");
      return cookiesOf(response);
    },
    async read(request) {
      const token = await readToken(request);
      if (token === null) return null;
      const wallet = await findSignedInWallet(publicDatabase, token);
      return wallet === null ? null : { token, wallet };
    },
    async signOut(request) {
      await endSession(pool, await readToken(request));
      return cookiesOf(await call(request, "/sign-out", {}));
    },
  };
}
