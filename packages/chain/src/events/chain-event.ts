import type { Address, ContractEventArgsFromTopics, ContractEventName, Hex, Log } from "viem";
import { decodeEventLog } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { eligibleGateAbi } from "../generated/eligible-gate.ts";
import { exchangeRegistryAbi } from "../generated/exchange-registry.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { rewardNFTAbi } from "../generated/reward-nft.ts";

/** The contracts that emit events; the other gates, the lens and the descriptor emit none. */
export const eventAbis = {
  exchange: receivableExchangeAbi,
  registry: exchangeRegistryAbi,
  rewards: rewardNFTAbi,
  eligibleGate: eligibleGateAbi,
} as const;

export type EventContract = keyof typeof eventAbis;
export type EventName<Contract extends EventContract> = ContractEventName<
  (typeof eventAbis)[Contract]
>;
export type EventArguments<
  Contract extends EventContract,
  Name extends EventName<Contract>,
> = ContractEventArgsFromTopics<(typeof eventAbis)[Contract], Name>;

/** Where an event stands on the chain. */
export interface EventPosition {
  readonly blockNumber: bigint;
  readonly blockHash: Hex;
  /** Seconds since 1970; null from a node that doesn't put it into its logs. */
  readonly timestamp: bigint | null;
  readonly logIndex: number;
  readonly transactionHash: Hex;
}

/** One event as its ABI says, in amounts of base units. */
export type ChainEvent = {
  [Contract in EventContract]: {
    [Name in EventName<Contract>]: EventPosition & {
      readonly contract: Contract;
      readonly name: Name;
      readonly args: EventArguments<Contract, Name>;
    };
  }[EventName<Contract>];
}[EventContract];

/** The events of one contract and name. */
export type EventOf<Contract extends EventContract, Name extends EventName<Contract>> = Extract<
  ChainEvent,
  { contract: Contract; name: Name }
>;

type EventDeployment = Pick<Deployment, "exchange" | "registry" | "rewards" | "gates">;

/** The addresses whose logs are ours. */
export function eventAddresses(deployment: EventDeployment): Record<EventContract, Address> {
  const { exchange, registry, rewards, gates } = deployment;
  return {
    exchange,
    registry,
    rewards,
    eligibleGate: gates.eligible,
  };
}

/** A mined log, as viem returns it. */
export type MinedLog = Log<bigint, number, false>;

/**
 * The events among logs, in their order; logs of other contracts are left out. Throws for a log of ours
 * that its ABI doesn't know: the deployment belongs to another version.
 */
export function decodeEvents(deployment: EventDeployment, logs: readonly MinedLog[]): ChainEvent[] {
  const contracts = new Map(
    Object.entries(eventAddresses(deployment)).map(([contract, address]) => [
      address.toLowerCase(),
      contract as EventContract,
    ]),
  );
  return logs.flatMap((log) => {
    const contract = contracts.get(log.address.toLowerCase());
    return contract === undefined ? [] : [decodeEvent(contract, log)];
  });
}

function decodeEvent(contract: EventContract, log: MinedLog): ChainEvent {
  const { eventName, args } = decodeEventLog({ abi: eventAbis[contract], ...log });
  return {
    contract,
    name: eventName,
    // Events without arguments have none in viem.
    args: args ?? {},
    blockNumber: log.blockNumber,
    blockHash: log.blockHash,
    timestamp: log.blockTimestamp ?? null,
    logIndex: log.logIndex,
    transactionHash: log.transactionHash,
  } as ChainEvent;
}
