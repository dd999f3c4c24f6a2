import type { WalletAddress } from "@tenora/domain/wallet-address";
import { getAddress } from "viem";
import { createSiweMessage, parseSiweMessage } from "viem/siwe";

/** What a sign-in must say to be ours: our site, our chain. */
export interface SignInTerms {
  /** Origin such as `https://tenora.example`; its host is the message's domain. */
  readonly publicUrl: string;
  readonly chainId: number;
  readonly statement: string;
}

/** Sign-in messages live this long, and one issued this far from now is refused. */
const lifetimeMs = 10 * 60 * 1000;
const clockSkewMs = 5 * 60 * 1000;

/** The text a wallet signs to prove its address (ERC-4361). `now` in ms since 1970. */
export function writeSignInMessage(
  terms: SignInTerms,
  { address, nonce, now }: { address: WalletAddress; nonce: string; now: number },
): string {
  return createSiweMessage({
    domain: new URL(terms.publicUrl).host,
    uri: terms.publicUrl,
    address: getAddress(address),
    statement: terms.statement,
    version: "1",
    chainId: terms.chainId,
    nonce,
    issuedAt: new Date(now),
    expirationTime: new Date(now + lifetimeMs),
  });
}

/**
 * True when a signed message was meant for us: our domain, our uri, our chain, issued within five
 * minutes of `now`, expiring, and at most ten minutes after it was issued. The nonce and the
 * signature are checked elsewhere.
 */
export function isSignInForUs(message: string, terms: SignInTerms, now: number): boolean {
  const { domain, uri, chainId, version, issuedAt, expirationTime, notBefore } =
    parseSiweMessage(message);
  if (domain !== new URL(terms.publicUrl).host || uri !== terms.publicUrl) return false;
  if (chainId !== terms.chainId || version !== "1") return false;
  if (!issuedAt || Math.abs(now - issuedAt.getTime()) > clockSkewMs) return false;
  if (!expirationTime || expirationTime.getTime() <= now) return false;
  if (expirationTime.getTime() - issuedAt.getTime() > lifetimeMs) return false;
  return !notBefore || notBefore.getTime() <= now;
}
