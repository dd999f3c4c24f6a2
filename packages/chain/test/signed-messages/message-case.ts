import type { Address, Hex } from "viem";
import { exchangeLensAbi } from "../../src/generated/exchange-lens.ts";
import { receivableExchangeAbi } from "../../src/generated/receivable-exchange.ts";
import { explainRevert } from "../../src/transaction/errors.ts";
import type {
  SignableMessage,
  Signer,
  SigningDeployment,
} from "../../src/typed-data/signable-message.ts";
import type { ExchangeHarness } from "../support/exchange-harness.ts";

/** One message, who signs it, and a simulated call that only its signature lets through. */
export interface MessageCase {
  /** `subject` tells which of two listings, notes or wallets the message is for. */
  build(at: SigningDeployment, subject: 0 | 1): SignableMessage;
  readonly signer: Signer;
  /** The same digest, from the contract; null where the token has no function for it. */
  digest(): Promise<Hex> | null;
  use(signature: Hex): Promise<unknown>;
  /** Seconds since 1970. */
  readonly deadline: bigint;
  /** The errors for a signature of something else, and for one that came too late. */
  readonly foreign: RegExp;
  readonly late: RegExp;
}

/** An hour from the latest block. */
export const later = async (harness: ExchangeHarness) => BigInt((await harness.now()) + 3_600);

/** What a contract answers to a call written as viem takes it. */
export const read = <T>({ publicClient }: ExchangeHarness, call: unknown) =>
  publicClient.readContract(call as never) as Promise<T>;

export const lens = ({ deployment }: ExchangeHarness) =>
  ({ address: deployment.lens, abi: exchangeLensAbi }) as const;

export const exchangeCall = (
  { deployment }: ExchangeHarness,
  functionName: string,
  args: unknown[],
) => ({ address: deployment.exchange, abi: receivableExchangeAbi, functionName, args });

/** Simulates a call; rejects with the contract's error. */
export async function simulate(
  { publicClient }: ExchangeHarness,
  account: Address,
  call: object,
): Promise<unknown> {
  try {
    return await publicClient.simulateContract({ account, ...call } as never);
  } catch (error) {
    throw explainRevert(error);
  }
}
