import type { LinkResponse, ReceivedInvitationView } from "../responses.ts";

/** What shows the gate of a sale that the buyer may pass. */
export type SalePass =
  | ({ readonly kind: "invitation" } & Pick<
      ReceivedInvitationView,
      "cap" | "counter" | "deadline" | "signature"
    >)
  | ({
      readonly kind: "link";
      /** The link's key. It stays in this page, and signs for the buyer's wallet alone. */
      readonly privateKey: `0x${string}`;
    } & Pick<
      LinkResponse,
      "key" | "walletCap" | "totalCap" | "counter" | "deadline" | "signature"
    >);

const fragment = /^#link=([0-9a-f]{64})$/;

/** The key in the fragment of a link's address; null when there is none, or it is incomplete. */
export function keyInFragment(hash: string): `0x${string}` | null {
  const key = fragment.exec(hash)?.[1];
  return key === undefined ? null : `0x${key}`;
}

/** The address that a seller passes on. What follows the "#" is sent to no server. */
export const linkAddress = (origin: string, listing: bigint, privateKey: string) =>
  `${origin}/exchange/${listing}#link=${privateKey.slice(2)}`;
