// Loaded at the press of "Sign": viem and the messages of the gates.
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { invitationMessage } from "@tenora/chain/gate/invitation";
import { createLinkKey, linkKeySigner } from "@tenora/chain/gate/link-key";
import { linkMessage } from "@tenora/chain/gate/share-link";
import type { SignableMessage, SigningDeployment } from "@tenora/chain/typed-data/signable-message";
import { askSignature } from "@tenora/chain/wallet/ask-signature";
import type { RequestResult } from "~/http/send-request";
import { sendRequest } from "~/http/send-request";
import type { WalletHook } from "~/wallet/wallet-provider";

type Hex = `0x${string}`;

/** Caps in units, times in seconds since 1970. */
export interface InvitationDraft {
  readonly listing: bigint;
  readonly wallet: Hex;
  readonly name: string;
  readonly cap: number;
  readonly counter: number;
  readonly deadline: number;
}

export interface LinkDraft
  extends Pick<InvitationDraft, "listing" | "name" | "counter" | "deadline"> {
  readonly walletCap: number;
  readonly totalCap: number;
}

const refusals = {
  rejected: "You declined the signature in your wallet. Nothing was sent.",
  "account-changed": "The account in your wallet changed, so nothing was signed.",
  "wrong-chain": "Your wallet is on another network, so nothing was signed. Switch and try again.",
} as const;

/** Has an invitation signed and stores it; resolves with null, or with the sentence that says why not. */
export async function sendInvitation(
  wallet: WalletHook,
  { listing, name, ...draft }: InvitationDraft,
): Promise<string | null> {
  const { cap, counter, deadline } = draft;
  const build = (deployment: SigningDeployment) =>
    invitationMessage(deployment, {
      listing,
      wallet: draft.wallet,
      cap: BigInt(cap),
      counter: BigInt(counter),
      deadline: BigInt(deadline),
    });
  const stored = await signAndSend(wallet, build, {
    path: `/api/exchange/${listing}/invitations`,
    body: { ...draft, name },
  });
  return stored.ok ? null : stored.message;
}

type CreatedLink =
  | { readonly ok: true; readonly privateKey: Hex }
  | { readonly ok: false; readonly message: string };

/** Makes a key in this browser and has its link signed and stored; the server gets the key's address. */
export async function createLink(
  wallet: WalletHook,
  { listing, name, ...draft }: LinkDraft,
): Promise<CreatedLink> {
  const privateKey = createLinkKey();
  const key = linkKeySigner(privateKey).address;
  const { walletCap, totalCap, counter, deadline } = draft;
  const build = (deployment: SigningDeployment) =>
    linkMessage(deployment, {
      listing,
      key,
      walletCap: BigInt(walletCap),
      totalCap: BigInt(totalCap),
      counter: BigInt(counter),
      deadline: BigInt(deadline),
    });
  const stored = await signAndSend(wallet, build, {
    path: `/api/exchange/${listing}/links`,
    body: { ...draft, name, key },
  });
  return stored.ok ? { ok: true, privateKey } : stored;
}

async function signAndSend(
  wallet: WalletHook,
  build: (deployment: SigningDeployment) => SignableMessage,
  { path, body }: { readonly path: string; readonly body: object },
): Promise<RequestResult<unknown> | { readonly ok: false; readonly message: string }> {
  const deployment = signingDeployment(wallet.config);
  if (deployment === null) return { ok: false, message: "The exchange isn't available right now." };
  const address = wallet.getState().walletAddress as Hex;
  const expected = { address, chainId: wallet.config.chain.id };
  const outcome = await askSignature(wallet, build(deployment), expected);
  if (outcome.kind !== "done") return { ok: false, message: refusals[outcome.kind] };
  return sendRequest(path, { method: "POST", body: { ...body, signature: outcome.value } });
}
