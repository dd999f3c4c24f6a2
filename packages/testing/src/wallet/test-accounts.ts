import { mnemonicToAccount, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { bytesToHex } from "viem/utils";

/** The mnemonic every local development chain funds; its keys are public knowledge. */
const localMnemonic = "test test test test test test test test test test test junk";

/** A private key, or the index of one of the local chain's funded accounts. */
export type AccountSource = `0x${string}` | number;

/** A real account that signs in this process. */
export function testAccount(source: AccountSource): PrivateKeyAccount {
  if (typeof source === "string") return privateKeyToAccount(source);
  const key = mnemonicToAccount(localMnemonic, { addressIndex: source }).getHdKey().privateKey;
  if (!key) throw new Error(`The mnemonic has no account ${source}`);
  return privateKeyToAccount(bytesToHex(key));
}
