import type { WalletHook } from "../wallet/wallet-provider.tsx";
import { proveWallet } from "./prove-wallet.ts";

/**
 * Ensures that the server has a session for the connected account, and requests a signature only
 * when it has none. Resolves with null, or with the reason why there is no session.
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
  const response = await fetch("/api/wallet/session").catch(() => null);
  if (!response?.ok) return null;
  const { wallet } = (await response.json()) as { wallet: string | null };
  return wallet;
}
