import { parseWalletAddress, type WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { getAddress } from "viem";
import { createSiweMessage } from "viem/siwe";

/** The site and chain that a sign-in message must name. */
export interface SignInTerms {
  /** Origin such as `https://tenora.example`; its host is the message's domain. */
  readonly publicUrl: string;
  readonly chainId: number;
  readonly statement: string;
}

/** Sign-in messages expire after this time, and one issued this far from now is rejected. */
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

/** The fields that differ between sign-in messages; ISO 8601 in UTC, to the millisecond. */
const variableFields =
  /\n(?<address>0x[0-9a-fA-F]{40})\n.*\nNonce: (?<nonce>[0-9a-zA-Z]{8,250})\nIssued At: (?<issuedAt>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\n/s;

/**
 * True when a signed message is one that `writeSignInMessage` writes for these terms, byte for byte,
 * issued within five minutes of `now`. It is written again from its address, nonce and date and
 * compared, so that no other parser can read anything else into it. The nonce and the signature
 * are checked elsewhere.
 */
export function isSignInForUs(message: string, terms: SignInTerms, now: number): boolean {
  const { address, nonce, issuedAt } = variableFields.exec(message)?.groups ?? {};
  if (!address || !nonce || !issuedAt) return false;
  const issued = Date.parse(issuedAt);
  // Written so that NaN, a date that does not exist, is outside the limit.
  if (!(Math.abs(now - issued) <= clockSkewMs)) return false;
  const wallet = parseWalletAddress(address);
  return (
    wallet !== null &&
    message === writeSignInMessage(terms, { address: wallet, nonce, now: issued })
  );
}
