import { getAddress } from "viem";

/** An address in the mixed case by which a typing error is noticed (EIP-55). */
export const checksumAddress = (address: string): string => getAddress(address as `0x${string}`);
