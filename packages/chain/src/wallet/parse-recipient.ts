import { type Address, getAddress, isAddress } from "viem";

/** The address in a text that a person typed; null for none, and for capitals that don't fit (EIP-55). */
export function parseRecipient(text: string): Address | null {
  const address = text.trim();
  return isAddress(address, { strict: true }) ? getAddress(address) : null;
}
