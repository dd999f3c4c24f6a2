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
import { findSignedInWallet } from "@tenora/database/transaction/find-signed-in-wallet";
import { brand } from "@tenora/domain/brand";
import { DomainError } from "@tenora/domain/domain-error";
import { betterAuth } from "better-auth";
import { siwe } from "better-auth/plugins";
import type { Pool } from "pg";
import type { AccountRateLimiter, WalletSessions } from "../../app/services.server.ts";
import { authOptions } from "./auth-options.ts";
import { callAuth } from "./call-auth.ts";
import { endSession } from "./end-session.ts";
import { ensureWalletUser, walletEmailDomain } from "./ensure-wallet-user.ts";

const basePath = "/auth/wallet";

/**
 * Wallet sign-in: Sign-In with Ethereum over Better Auth, with an own schema, cookie and secret.
 * Its endpoints are called from here only; none is mounted.
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
  // The plugin takes whatever is thrown for a wrong signature: what it was is remembered beside it.
  const attempts = new AsyncLocalStorage<{ refusal: unknown }>();
  const mayProceed = async (address: string): Promise<boolean> => {
    const attempt = attempts.getStore();
    try {
      await limits.consume("sign-in", address);
      await ensureWalletUser(pool, { address, chainId: terms.chainId });
      return true;
    } catch (refusal) {
      if (attempt) attempt.refusal = refusal;
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
        // The plugin checks nonce, domain and expiry; the rest of the message is ours to judge.
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
    async signIn(request, proof) {
      const attempt: { refusal: unknown } = { refusal: null };
      const response = await attempts.run(attempt, () => call(request, "/siwe/verify", proof));
      if (attempt.refusal !== null) throw attempt.refusal;
      if (response.status === 429) throw new DomainError("TOO_MANY_ATTEMPTS");
      if (!response.ok) throw new DomainError("WALLET_PROOF_REFUSED");
      return cookiesOf(response);
    },
    readToken,
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

export function cookiesOf(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return headers;
}
