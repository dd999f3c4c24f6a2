import { sendRequest } from "../http/send-request.ts";
import type { WalletHook } from "../wallet/wallet-provider.tsx";
import { proveWallet } from "./prove-wallet.ts";

/**
 * Sees to it that the server holds a session for the connected account, asking for a signature only
 * when it does not. Returns null when it does, or the sentence that says why not.
 */
export async function ensureWalletSession(wallet: WalletHook): Promise<string | null> {
  if ((await provenWallet()) === wallet.getState().walletAddress.toLowerCase()) return null;
  const outcome = await proveWallet(wallet);
  switch (outcome.kind) {
    case "proven":
      return null;
    case "rejected":
      return "You declined the signature in your wallet. Nothing was sent, and nothing you typed is lost.";
    case "account-changed":
      return wallet.getState().isConnected
        ? "The account in your wallet changed while you were signing. Please submit again."
        : "Your wallet was locked or disconnected while you were signing. Connect it and submit again: nothing you typed is lost.";
    case "not-connected":
      return "Please connect your wallet to continue";
    case "failed":
      return outcome.message;
  }
}

async function provenWallet(): Promise<string | null> {
  const session = await sendRequest<{ wallet: string | null }>("/api/wallet/session");
  return session.ok ? session.data.wallet : null;
}
