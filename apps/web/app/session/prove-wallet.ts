import type { SignOutcome } from "@tenora/wallet/request/outcomes";
import {
  type RequestFailure,
  type RequestResult,
  sendRequest,
  serverMessage,
} from "../http/send-request.ts";
import type { WalletHook } from "../wallet/wallet-provider.tsx";
import { rememberProven, signOutWallet } from "./proven-wallet.ts";
import { tellTimeZone } from "./tell-time-zone.ts";

/**
 * Sees to it that the server holds a session for the connected account, asking for a signature only
 * when it does not. Returns null when it does, or the sentence that says why not.
 */
export async function ensureWalletSession(wallet: WalletHook): Promise<string | null> {
  // A press may come before the connection of an earlier visit is restored.
  await wallet.findWallet();
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

const listeners = new Set<() => void>();

/** Calls the listener whenever this page has proven a wallet; returns what ends that. */
export function onWalletProven(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The part of `useWallet()` that a proof needs. */
export interface ProvableWallet {
  getState(): { readonly walletAddress: string; readonly chainId: string };
  signMessage(text: string): Promise<SignOutcome>;
}

export type ProveOutcome =
  | { readonly kind: "proven"; readonly address: string }
  | { readonly kind: "not-connected" }
  | { readonly kind: "rejected" }
  | { readonly kind: "account-changed" }
  | { readonly kind: "failed"; readonly message: string };

const unverified = "We couldn't verify your wallet. Please try again.";

/**
 * Proves the connected account to the server by a signature (ERC-4361); the server answers with an
 * httpOnly session cookie. Never throws.
 */
export async function proveWallet(wallet: ProvableWallet): Promise<ProveOutcome> {
  const { walletAddress: address, chainId } = wallet.getState();
  if (address === "") return { kind: "not-connected" };
  const offer = await requestMessage({
    address,
    ...(chainId !== "" && { chainId: Number(chainId) }),
  });
  if (!offer.ok) return failed(offer);
  const { message } = offer.data;
  const signed = await wallet.signMessage(message);
  if (signed.kind !== "signed") return signed;
  if (signed.address !== address) return { kind: "account-changed" };
  const body = { message, signature: signed.signature };
  const proof = await sendRequest("/api/wallet/sign-in", { method: "POST", body });
  if (!proof.ok) return failed(proof);
  rememberProven(address);
  if (wallet.getState().walletAddress === address) {
    tellTimeZone();
    for (const listener of listeners) listener();
    return { kind: "proven", address };
  }
  await signOutWallet();
  return { kind: "account-changed" };
}

/** Statuses of a gateway while the server behind it restarts. */
const gatewayStatuses = new Set<number | null>([502, 503, 504]);

/** The text to sign. Asking for it changes nothing, so it is retried once when a gateway answers. */
async function requestMessage(body: object): Promise<RequestResult<{ message: string }>> {
  const request = () =>
    sendRequest<{ message: string }>("/api/wallet/sign-in/message", { method: "POST", body });
  const first = await request();
  return !first.ok && gatewayStatuses.has(first.status) ? request() : first;
}

function failed(failure: RequestFailure): ProveOutcome {
  const message = failure.code === "NETWORK_ERROR" ? failure.message : serverMessage(failure);
  return { kind: "failed", message: message ?? unverified };
}
