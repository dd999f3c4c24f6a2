import type { SignOutcome } from "@tenora/wallet/request/outcomes";
import type { WalletHook } from "../wallet/wallet-provider.tsx";
import { rememberProven, signOutWallet } from "./proven-wallet.ts";

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
  const response = await fetch("/api/wallet/session").catch(() => null);
  if (!response?.ok) return null;
  const { wallet } = (await response.json()) as { wallet: string | null };
  return wallet;
}

/** What proving needs of a wallet; the value of `useWallet()` has it. */
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

const unreachable = "The server could not be reached. Please try again.";
const unproven = "Your wallet could not be verified. Please try again.";

/**
 * Proves the connected account to the server by a signature (ERC-4361); the server answers with an
 * httpOnly session cookie. Never throws.
 */
export async function proveWallet(wallet: ProvableWallet): Promise<ProveOutcome> {
  const { walletAddress: address, chainId } = wallet.getState();
  if (address === "") return { kind: "not-connected" };
  const invitation = await askTwice("/api/wallet/sign-in/message", {
    address,
    ...(chainId !== "" && { chainId: Number(chainId) }),
  });
  const message = await readMessage(invitation);
  if (message === null || !invitation?.ok) return failed(invitation, message);
  const signed = await wallet.signMessage(message);
  if (signed.kind !== "signed") return signed;
  if (signed.address !== address) return { kind: "account-changed" };
  const answer = await post("/api/wallet/sign-in", { message, signature: signed.signature });
  if (!answer?.ok) return failed(answer, await readMessage(answer));
  rememberProven(address);
  if (wallet.getState().walletAddress === address) return { kind: "proven", address };
  await signOutWallet();
  return { kind: "account-changed" };
}

/** What a gateway answers while the server behind it is replaced or started again. */
const away = new Set([502, 503, 504]);

/** Asking for a message spends nothing, so a gateway whose server was away is asked once more. */
async function askTwice(path: string, body: object): Promise<Response | null> {
  const first = await post(path, body);
  return first !== null && away.has(first.status) ? post(path, body) : first;
}

/** Null when no answer came. */
function post(path: string, body: object): Promise<Response | null> {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
}

/** The sign-in text of a good answer, the sentence of a bad one; the server calls both `message`. */
async function readMessage(response: Response | null): Promise<string | null> {
  const body = (await response?.json().catch(() => null)) as { message?: unknown } | null;
  return typeof body?.message === "string" ? body.message : null;
}

function failed(response: Response | null, sentence: string | null): ProveOutcome {
  return { kind: "failed", message: response ? (sentence ?? unproven) : unreachable };
}
