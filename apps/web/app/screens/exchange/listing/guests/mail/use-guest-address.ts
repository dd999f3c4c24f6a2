import type { GuestAddress } from "@tenora/database/mail/guest-address";
import { parseEmailAddress } from "@tenora/domain/text/email-address";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { sendRequest } from "~/http/send-request";

const path = "/api/investor/guest-address";

export interface GuestAddressResponse {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  readonly address: GuestAddress | null;
}

/** Where the connected wallet's owner is told; null until it is known, and while the wallet is unproven. */
export function useGuestAddress() {
  const { answer, refresh } = useProvenQuery<GuestAddressResponse>(path, true);
  const isKnown = answer.kind === "ready" || answer.kind === "unproven";
  return { address: answer.kind === "ready" ? answer.data.address : null, isKnown, refresh };
}

const wrong = "Enter an email address like name@example.com.";

/** What is wrong with an address before anything is sent; null for none. */
export const guestAddressProblem = (email: string): string | null =>
  parseEmailAddress(email) === null ? wrong : null;

/** Resolves to what is wrong, or to null. */
export async function saveGuestAddress(email: string): Promise<string | null> {
  const sent = await sendRequest(path, { method: "PUT", body: { email } });
  if (sent.ok) return null;
  return sent.status === 400 ? wrong : sent.message;
}
