import { type Address, zeroAddress } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { registers } from "../exchange/administration.ts";
import { exchangeRegistryAbi } from "../generated/exchange-registry.ts";
import { type ChainQuery, query, queryAll } from "./query.ts";

/** What the registry decides about new business; it has no say over what exists. */
export interface RegistryState {
  readonly isPaused: boolean;
  readonly isSunset: boolean;
  /** The fee of new listings, basis points of the proceeds. */
  readonly feeBps: bigint;
  readonly feeRecipient: Address;
  readonly descriptor: Address;
  /** Seconds between a proposal and its effect. */
  readonly delay: bigint;
  /** Null once the admin has renounced. */
  readonly admin: Address | null;
  /** The address that adminship is offered to, and from when it can accept (seconds since 1970). */
  readonly nextAdmin: { readonly address: Address; readonly readyAt: bigint } | null;
}

export function registryQuery({
  registry,
}: Pick<Deployment, "registry">): ChainQuery<RegistryState> {
  const contract = { address: registry, abi: exchangeRegistryAbi } as const;
  return query(
    [
      { ...contract, functionName: "paused" },
      { ...contract, functionName: "isSunset" },
      { ...contract, functionName: "feeBps" },
      { ...contract, functionName: "feeRecipient" },
      { ...contract, functionName: "descriptor" },
      { ...contract, functionName: "delay" },
      { ...contract, functionName: "admin" },
      { ...contract, functionName: "nextAdmin" },
      { ...contract, functionName: "nextAdminReadyAt" },
    ],
    ([isPaused, isSunset, feeBps, feeRecipient, descriptor, delay, admin, next, readyAt]) => ({
      isPaused,
      isSunset,
      feeBps: BigInt(feeBps),
      feeRecipient,
      descriptor,
      delay,
      admin: admin === zeroAddress ? null : admin,
      nextAdmin: next === zeroAddress ? null : { address: next, readyAt },
    }),
  );
}

/** An address and a list of the registry. */
export interface Membership {
  readonly register: keyof typeof registers;
  readonly member: Address;
}

/** The state of each membership; `readyAt`: from when a proposal can be executed, null without one. */
export function membershipsQuery(
  { registry }: Pick<Deployment, "registry">,
  memberships: readonly Membership[],
): ChainQuery<(Membership & { readonly isMember: boolean; readonly readyAt: bigint | null })[]> {
  return queryAll(
    memberships.map((membership) => {
      const args = [registers[membership.register], membership.member] as const;
      const contract = { address: registry, abi: exchangeRegistryAbi, args } as const;
      return query(
        [
          { ...contract, functionName: "isMember" },
          { ...contract, functionName: "readyAt" },
        ],
        ([isMember, readyAt]) => ({
          ...membership,
          isMember,
          readyAt: readyAt === 0n ? null : readyAt,
        }),
      );
    }),
  );
}
