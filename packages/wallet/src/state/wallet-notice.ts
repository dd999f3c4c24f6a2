import type { WalletChain } from "../network/wallet-chain.ts";

/** A passing message; the page shows it as a toast. */
export interface WalletNotice {
  readonly kind:
    | "wallet-not-found"
    | "connection-failed"
    | "wrong-network"
    | "wallet-connected"
    | "wallet-disconnected"
    | "account-changed";
  readonly title: string;
  readonly text: string;
  readonly tone: "default" | "destructive";
  readonly action?: { readonly label: string; readonly run: () => void };
}

// Titles and texts: specification §8, to the letter.
export const walletNotFound: WalletNotice = {
  kind: "wallet-not-found",
  title: "Wallet not found",
  text: "MetaMask or another Ethereum wallet is required",
  tone: "destructive",
};

export const connectionFailed: WalletNotice = {
  kind: "connection-failed",
  title: "Connection failed",
  text: "Failed to connect to wallet",
  tone: "destructive",
};

export const walletDisconnected: WalletNotice = {
  kind: "wallet-disconnected",
  title: "Wallet disconnected",
  text: "Your wallet has been disconnected.",
  tone: "default",
};

export function walletConnected(shortenedAddress: string): WalletNotice {
  return {
    kind: "wallet-connected",
    title: "Wallet connected",
    text: `Connected to ${shortenedAddress}`,
    tone: "default",
  };
}

export function accountChanged(shortenedAddress: string): WalletNotice {
  return {
    kind: "account-changed",
    title: "Account changed",
    text: `Connected to ${shortenedAddress}`,
    tone: "default",
  };
}

export function wrongNetwork(chain: Pick<WalletChain, "name">, run: () => void): WalletNotice {
  return {
    kind: "wrong-network",
    title: "Wrong network",
    text: `We recommend switching to ${chain.name}`,
    tone: "default",
    action: { label: "Switch", run },
  };
}
