import { type Hex, toHex } from "viem";
import { type HDAccount, mnemonicToAccount } from "viem/accounts";

/** The mnemonic every local development chain funds; its keys are public knowledge. */
const localMnemonic = "test test test test test test test test test test test junk";

const known = new Map<number, HDAccount>();

/** An account of the local chain, by its index in the mnemonic. Deriving one takes some 20 ms. */
export function localAccount(addressIndex: number): HDAccount {
  const account = known.get(addressIndex) ?? mnemonicToAccount(localMnemonic, { addressIndex });
  known.set(addressIndex, account);
  return account;
}

/** The private key of such an account, for a process that signs with it. */
export function localKey(addressIndex: number): Hex {
  return toHex(localAccount(addressIndex).getHdKey().privateKey as Uint8Array);
}
