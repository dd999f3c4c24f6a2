import type { SignOutcome } from "@tenora/wallet/request/outcomes";
import { rememberProven, signOutWallet } from "./proven-wallet.ts";

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

const unreachable = "The server could not be reached. Please try again.";
const unproven = "Your wallet could not be verified. Please try again.";

/**
 * Proves the connected account to the server by a signature (ERC-4361); the server answers with an
 * httpOnly session cookie. Never throws.
 */
export async function proveWallet(wallet: ProvableWallet): Promise<ProveOutcome> {
  const { walletAddress: address, chainId } = wallet.getState();
  if (address === "") return { kind: "not-connected" };
  const prepared = await postWithRetry("/api/wallet/sign-in/message", {
    address,
    ...(chainId !== "" && { chainId: Number(chainId) }),
  });
  const message = await readMessage(prepared);
  if (message === null || !prepared?.ok) return failed(prepared, message);
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

/** What a gateway answers while the server behind it is replaced or restarted. */
const gatewayErrors = new Set([502, 503, 504]);

/** A request for a message has no effect, so it is retried once when a gateway has lost its server. */
async function postWithRetry(path: string, body: object): Promise<Response | null> {
  const first = await post(path, body);
  return first !== null && gatewayErrors.has(first.status) ? post(path, body) : first;
}

/** Null when no response came. */
function post(path: string, body: object): Promise<Response | null> {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
}

/** The `message` of a response: the text to sign, or that of an error. */
async function readMessage(response: Response | null): Promise<string | null> {
  const body = (await response?.json().catch(() => null)) as { message?: unknown } | null;
  return typeof body?.message === "string" ? body.message : null;
}

function failed(response: Response | null, sentence: string | null): ProveOutcome {
  return { kind: "failed", message: response ? (sentence ?? unproven) : unreachable };
}
