import type { Address, Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import type { Signer } from "../typed-data/signable-message.ts";

/** A new key for a share link. */
export const createLinkKey = (): Hex => generatePrivateKey();

/** Signs with the key of a link. @throws when the number is no key */
export const linkKeySigner = (privateKey: Hex): Signer => privateKeyToAccount(privateKey);

/** The address of a link's key; null for a number that is no key. */
export function addressOfLinkKey(privateKey: Hex): Address | null {
  try {
    return linkKeySigner(privateKey).address;
  } catch {
    return null;
  }
}
