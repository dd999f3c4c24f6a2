import type { WalletChain } from "../network/wallet-chain.ts";

/** A passing message; the page shows it as a toast. */
export interface WalletNotice {
  readonly title: string;
  readonly text: string;
  readonly tone?: "destructive";
  readonly action?: { readonly label: string; readonly run: () => void };
}

// Titles and texts: specification §8, to the letter.
export const walletNotFound: WalletNotice = {
  title: "Wallet not found",
  text: "MetaMask or another Ethereum wallet is required",
  tone: "destructive",
};

export const connectionFailed: WalletNotice = {
  title: "Connection failed",
  text: "Failed to connect to wallet",
  tone: "destructive",
};

export const walletDisconnected: WalletNotice = {
  title: "Wallet disconnected",
  text: "Your wallet has been disconnected.",
};

const connectedTo =
  (title: string) =>
  (shortenedAddress: string): WalletNotice => ({
    title,
    text: `Connected to ${shortenedAddress}`,
  });

export const walletConnected = connectedTo("Wallet connected");
export const accountChanged = connectedTo("Account changed");

export function wrongNetwork(chain: Pick<WalletChain, "name">, run: () => void): WalletNotice {
  return {
    title: "Wrong network",
    text: `We recommend switching to ${chain.name}`,
    action: { label: "Switch", run },
  };
}
