import type { Address, Hex } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { eligibleGateAbi } from "../generated/eligible-gate.ts";
import { inviteGateAbi } from "../generated/invite-gate.ts";
import { linkGateAbi } from "../generated/link-gate.ts";
import { type ChainQuery, query, queryAll } from "./query.ts";

type Gates = Pick<Deployment, "gates">;

/** Whether a wallet passed verification; times in seconds since 1970. */
export interface WalletEligibility {
  readonly wallet: Address;
  /** At the block's time. */
  readonly isEligible: boolean;
  /** Last second of the registration; null without one. */
  readonly expiresAt: bigint | null;
  /** Verifications issued up to here were withdrawn; null when none was. */
  readonly notBefore: bigint | null;
}

/** What the eligible gate has of each wallet. */
export function eligibilityQuery(
  { gates }: Gates,
  wallets: readonly Address[],
): ChainQuery<WalletEligibility[]> {
  return queryAll(
    wallets.map((wallet) => {
      const contract = { address: gates.eligible, abi: eligibleGateAbi, args: [wallet] } as const;
      return query(
        [
          { ...contract, functionName: "expiryOf" },
          { ...contract, functionName: "notBefore" },
        ],
        ([expiresAt, notBefore], { timestamp }) => ({
          wallet,
          isEligible: expiresAt >= timestamp,
          expiresAt: expiresAt === 0n ? null : expiresAt,
          notBefore: notBefore === 0n ? null : notBefore,
        }),
      );
    }),
  );
}

/** Units that each wallet bought of a listing by invitation, in the order of the wallets. */
export function invitationUseQuery(
  { gates }: Gates,
  listing: bigint,
  wallets: readonly Address[],
): ChainQuery<bigint[]> {
  const contract = { address: gates.invite, abi: inviteGateAbi, functionName: "bought" } as const;
  return queryAll(
    wallets.map((wallet) => query([{ ...contract, args: [listing, wallet] }], ([units]) => units)),
  );
}

/** Units bought with a share link: by everybody, and by one wallet. */
export interface LinkUnits {
  readonly total: bigint;
  readonly byWallet: bigint;
}

/** How far a share link is used up; `link` is its EIP-712 digest. */
export function linkUseQuery({ gates }: Gates, link: Hex, wallet: Address): ChainQuery<LinkUnits> {
  const contract = { address: gates.link, abi: linkGateAbi } as const;
  return query(
    [
      { ...contract, functionName: "total", args: [link] },
      { ...contract, functionName: "bought", args: [link, wallet] },
    ],
    ([total, byWallet]) => ({ total, byWallet }),
  );
}

/** Units that one wallet bought with a share link; `link` is its EIP-712 digest. */
export function linkBuyerQuery({ gates }: Gates, link: Hex, wallet: Address): ChainQuery<bigint> {
  const contract = { address: gates.link, abi: linkGateAbi } as const;
  return query([{ ...contract, functionName: "bought", args: [link, wallet] }], ([units]) => units);
}
