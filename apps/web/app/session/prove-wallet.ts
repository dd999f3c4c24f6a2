import type { SignOutcome } from "@tenora/wallet/request/outcomes";
import { rememberProven, signOutWallet } from "./proven-wallet.ts";

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
