import { type SignableMessage, signMessage } from "../typed-data/signable-message.ts";
import { connectAccount } from "./connect-account.ts";
import { type WalletOutcome, walletOutcome } from "./wallet-outcome.ts";
import { type PageWallet, walletProvider } from "./wallet-provider.ts";

/** Asks the page's wallet to sign a message, if it still holds this account on this chain. */
export function askSignature(
  wallet: PageWallet,
  message: SignableMessage,
  expected: { readonly address: `0x${string}`; readonly chainId: number },
): Promise<WalletOutcome<`0x${string}`>> {
  const { signer } = connectAccount(walletProvider(wallet), expected);
  return walletOutcome(signMessage(signer, message));
}
