import { useQuery } from "@tanstack/react-query";
import type { PassStatus } from "@tenora/domain/receivable/status/pass-status";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { sendRequest } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";
import type { OfferFacts } from "../offer/offer-facts.ts";
import { keyInFragment, type SalePass } from "./passes/sale-pass.ts";
import type { LinkResponse, OwnInvitationResponse } from "./responses.ts";

/** How far the buyer is at a gate of the seller. */
export type GuestState =
  /** The gate asks for nothing that this page could bring. */
  | { readonly kind: "not-needed" }
  | { readonly kind: "disconnected" }
  | { readonly kind: "checking" }
  | { readonly kind: "failed" }
  | { readonly kind: "unproven" }
  | { readonly kind: "uninvited"; readonly hasAsked: boolean }
  | { readonly kind: "linkless" }
  | { readonly kind: "wrong-link" }
  /** It can't be used any more; `deadline` in seconds since 1970. */
  | {
      readonly kind: "over";
      readonly pass: SalePass["kind"];
      readonly status: Exclude<PassStatus, "valid">;
      readonly deadline: number;
      readonly hasAsked: boolean;
      /** Others can still use it: this wallet has bought all that it allows each. */
      readonly isOwnCap?: boolean;
    }
  /** `left`: units that can still be bought with it. */
  | {
      readonly kind: "ready";
      readonly pass: SalePass;
      readonly left: number;
      /** By a link: this wallet has bought with it before. */
      readonly hasBought?: boolean;
    };

export interface Guest {
  readonly state: GuestState;
  refresh(): Promise<unknown>;
}

/** What the connected wallet, or the link it came by, brings to the gate of a sale. */
export function useGuest({ id, gate }: Pick<OfferFacts, "id" | "gate">): Guest {
  const invited = useInvited(id, gate === "invite");
  const linked = useLinked(id, gate === "link");
  if (gate === "invite") return invited;
  return gate === "link" ? linked : openToAnyone;
}

const openToAnyone: Guest = { state: { kind: "not-needed" }, refresh: async () => {} };

function useInvited(listing: bigint, isEnabled: boolean): Guest {
  const { isConnected, isReady } = useWallet();
  const path = `/api/exchange/${listing}/invitation`;
  const { answer, refresh } = useProvenQuery<OwnInvitationResponse>(path, isEnabled);
  const invitation = answer.kind === "ready" ? answer.data.invitation : null;
  const pass = useMemo(
    (): SalePass | null => invitation && { kind: "invitation", ...invitation },
    [invitation],
  );
  // While an earlier connection is restored: a press would be lost, or come without the invitation.
  if (!isReady) return { state: { kind: "checking" }, refresh };
  if (!isConnected) return { state: { kind: "disconnected" }, refresh };
  if (answer.kind !== "ready") return { state: answer, refresh };
  const { hasAsked } = answer.data;
  if (invitation === null || pass === null)
    return { state: { kind: "uninvited", hasAsked }, refresh };
  const { status, deadline, cap, used } = invitation;
  if (status === "valid") return { state: { kind: "ready", pass, left: cap - used }, refresh };
  return { state: { kind: "over", pass: "invitation", status, deadline, hasAsked }, refresh };
}

function useLinked(listing: bigint, isEnabled: boolean): Guest {
  const { hash } = useLocation();
  const { walletAddress, isConnected, isReady } = useWallet();
  const wallet = isConnected ? walletAddress.toLowerCase() : null;
  const privateKey = keyInFragment(hash);
  const { data, isError, refetch } = useQuery({
    queryKey: ["link", String(listing), privateKey, wallet],
    queryFn: () => findLink(listing, privateKey ?? "0x", wallet),
    // Once an earlier connection is restored: the wallet may have used some of it.
    enabled: isEnabled && isReady && privateKey !== null,
  });
  const pass = useMemo(
    (): SalePass | null => (data && privateKey ? { kind: "link", privateKey, ...data } : null),
    [data, privateKey],
  );
  const withState = (state: GuestState): Guest => ({ state, refresh: refetch });
  if (privateKey === null)
    return withState({ kind: hash.startsWith("#link") ? "wrong-link" : "linkless" });
  if (data === undefined) return withState({ kind: isError ? "failed" : "checking" });
  if (data === null || pass === null) return withState({ kind: "wrong-link" });
  const { status, deadline, totalCap, walletCap, used, byWallet } = data;
  if (status === "valid") {
    const left = Math.min(walletCap - byWallet, totalCap - used);
    if (left > 0) return withState({ kind: "ready", pass, left, hasBought: byWallet > 0 });
    const over = { kind: "over", pass: "link", status: "used-up", isOwnCap: true } as const;
    return withState({ ...over, deadline, hasAsked: false });
  }
  return withState({ kind: "over", pass: "link", status, deadline, hasAsked: false });
}

/**
 * What the seller signed for a link, and how much of it the wallet has used; null when they signed none with
 * this key. Only the key's address is sent.
 */
async function findLink(
  listing: bigint,
  privateKey: `0x${string}`,
  wallet: string | null,
): Promise<LinkResponse | null> {
  const { addressOfLinkKey } = await import("@tenora/chain/gate/link-key");
  const address = addressOfLinkKey(privateKey);
  if (address === null) return null;
  const path = `/api/exchange/${listing}/links/${address}`;
  const found = await sendRequest<LinkResponse>(wallet ? `${path}?wallet=${wallet}` : path);
  if (found.ok) return found.data;
  if (found.status === 404) return null;
  throw new Error(found.code);
}
