import { storedStates } from "@tenora/domain/receivable/status/receivable-status";
import {
  type Address,
  decodeEventLog,
  type Hex,
  isAddressEqual,
  type PublicClient,
  TransactionReceiptNotFoundError,
} from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";

/** A payment on a listing as the chain has it. Amounts in base units, time in seconds since 1970. */
export interface ChainPayment {
  readonly payer: Address;
  readonly amount: bigint;
  readonly toHolders: bigint;
  readonly toSeller: bigint;
  /** The same transaction ended what holders were owed. */
  readonly isSettled: boolean;
  readonly block: { readonly number: bigint; readonly hash: Hex; readonly time: bigint };
}

/** Where a payment is in the chain. */
export interface PaymentPosition {
  readonly listing: bigint;
  readonly transaction: Hex;
  readonly logIndex: number;
}

/** The payment at a position; null where the chain has none, as after a reorganisation. */
export async function readPayment(
  client: Pick<PublicClient, "getTransactionReceipt" | "getBlock">,
  exchange: Address,
  { listing, transaction, logIndex }: PaymentPosition,
): Promise<ChainPayment | null> {
  const receipt = await client
    .getTransactionReceipt({ hash: transaction })
    .catch((error: unknown) => {
      if (error instanceof TransactionReceiptNotFoundError) return null;
      throw error;
    });
  if (receipt === null) return null;
  const events = receipt.logs.flatMap((log) => {
    if (!isAddressEqual(log.address, exchange)) return [];
    const { data, topics } = log;
    const event = decodeEventLog({ abi: receivableExchangeAbi, data, topics, strict: true });
    return [{ event, logIndex: log.logIndex }];
  });
  const paid = events.find((one) => one.logIndex === logIndex)?.event;
  if (paid?.eventName !== "Settled" || paid.args.listing !== listing) return null;
  const { payer, amount, toHolders, toSeller } = paid.args;
  const { timestamp, hash } = await client.getBlock({ blockHash: receipt.blockHash });
  return {
    payer,
    amount,
    toHolders,
    toSeller,
    isSettled: events.some(
      ({ event }) =>
        event.eventName === "StateChanged" &&
        event.args.listing === listing &&
        storedStates[event.args.state] === "Settled",
    ),
    block: { number: receipt.blockNumber, hash, time: timestamp },
  };
}
