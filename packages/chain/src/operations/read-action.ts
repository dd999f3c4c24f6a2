import type { OperatorAction } from "@tenora/domain/operations/operator-action";
import { storedStates } from "@tenora/domain/receivable/status/receivable-status";
import {
  type Address,
  getAddress,
  type Hex,
  isAddressEqual,
  type Log,
  parseEventLogs,
  TransactionReceiptNotFoundError,
} from "viem";
import { eligibleGateAbi } from "../generated/eligible-gate.ts";
import { exchangeRegistryAbi } from "../generated/exchange-registry.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { publicClient } from "../rpc/read-chain.ts";

const timeoutMs = 2_000;
const defaulted = storedStates.indexOf("Defaulted");

/** The contracts whose events name actions. */
export interface ActionContracts {
  readonly exchange: Address;
  readonly registry: Address;
  readonly eligibleGate: Address;
}

/** What an action is about: the receivable, the investor's wallet, or nothing for the whole exchange. */
export interface ActionToFind {
  readonly kind: OperatorAction;
  readonly listing?: bigint;
  readonly wallet?: Address;
}

/** The account that did it, and when, in seconds since 1970. */
export interface FoundAction {
  readonly by: Address;
  readonly at: number;
}

/**
 * The action in this transaction, as its events name it; null when the chain has no such transaction, or
 * it did something else. Rejects when no RPC address answers in 2 s.
 */
export async function readAction(
  rpcUrls: readonly string[],
  contracts: ActionContracts,
  transaction: Hex,
  action: ActionToFind,
): Promise<FoundAction | null> {
  const client = publicClient(rpcUrls, timeoutMs);
  const receipt = await client.getTransactionReceipt({ hash: transaction }).catch((error) => {
    if (error instanceof TransactionReceiptNotFoundError) return null;
    throw error;
  });
  if (receipt === null || receipt.status !== "success") return null;
  const by = actorIn(receipt.logs, contracts, action, receipt.from);
  if (by === null) return null;
  const { timestamp } = await client.getBlock({ blockHash: receipt.blockHash });
  return { by: getAddress(by), at: Number(timestamp) };
}

/** The account that the action's event names, or else the transaction's sender; null without that event. */
function actorIn(
  logs: Log[],
  { exchange, registry, eligibleGate }: ActionContracts,
  { kind, listing, wallet }: ActionToFind,
  sender: Address,
): Address | null {
  const from = (address: Address) => logs.filter((log) => isAddressEqual(log.address, address));
  const ofExchange = () => parseEventLogs({ abi: receivableExchangeAbi, logs: from(exchange) });
  const ofRegistry = () => parseEventLogs({ abi: exchangeRegistryAbi, logs: from(registry) });
  const senderIf = (isThere: boolean) => (isThere ? sender : null);
  switch (kind) {
    case "release":
      return senderIf(
        ofExchange().some((log) => log.eventName === "Released" && log.args.listing === listing),
      );
    case "pay-holders":
      return senderIf(
        ofExchange().some((log) => log.eventName === "Claimed" && log.args.listing === listing),
      );
    case "mark-default":
      return senderIf(
        ofExchange().some(
          ({ eventName, args }) =>
            eventName === "StateChanged" && args.listing === listing && args.state === defaulted,
        ),
      );
    case "cancel":
      for (const log of ofExchange())
        if (log.eventName === "Cancelled" && log.args.listing === listing) return log.args.by;
      return null;
    case "raise-dispute":
    case "end-dispute":
      for (const { eventName, args } of ofExchange())
        if (eventName === "DisputeFlagged" && args.listing === listing)
          if (args.disputed === (kind === "raise-dispute")) return args.by;
      return null;
    case "pause":
    case "unpause":
      for (const log of ofRegistry())
        if (log.eventName === "PauseSet" && log.args.paused === (kind === "pause"))
          return log.args.by;
      return null;
    case "sunset":
      return senderIf(ofRegistry().some(({ eventName }) => eventName === "SunsetBegun"));
    case "withdraw-eligibility":
      for (const log of parseEventLogs({ abi: eligibleGateAbi, logs: from(eligibleGate) }))
        if (
          log.eventName === "Withdrawn" &&
          wallet !== undefined &&
          isAddressEqual(log.args.wallet, wallet)
        )
          return log.args.attestor;
      return null;
  }
}
