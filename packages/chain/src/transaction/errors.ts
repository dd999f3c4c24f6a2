import { type Abi, BaseError, ContractFunctionRevertedError, decodeErrorResult } from "viem";
import { eligibleGateAbi } from "../generated/eligible-gate.ts";
import { exchangeRegistryAbi } from "../generated/exchange-registry.ts";
import { linkGateAbi } from "../generated/link-gate.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { rewardNFTAbi } from "../generated/reward-nft.ts";
import { testUSDCAbi } from "../generated/test-usdc.ts";
import { testUSDTAbi } from "../generated/test-usdt.ts";
import { errorMessages } from "./error-messages.ts";

/** A revert: `message` explains it in words, `reason` is the name of the contract's error. */
export class ExchangeRevertError extends Error {
  override readonly name = "ExchangeRevertError";
  readonly reason: string;
  readonly args: readonly unknown[];

  constructor(reason: string, args: readonly unknown[], cause: unknown) {
    super(errorMessages[reason]?.(args) ?? `The exchange rejected this (${reason}).`, { cause });
    this.reason = reason;
    this.args = args;
  }
}

/** The errors with which the contracts of the exchange and the test coins revert. */
export const exchangeErrorAbi = [
  receivableExchangeAbi,
  exchangeRegistryAbi,
  eligibleGateAbi,
  linkGateAbi,
  rewardNFTAbi,
  testUSDCAbi,
  testUSDTAbi,
].flatMap((abi) => (abi as Abi).filter((item) => item.type === "error"));

/** Turns the revert of a simulation into an ExchangeRevertError; other errors are returned as they are. */
export function explainRevert(error: unknown): unknown {
  if (!(error instanceof BaseError)) return error;
  const revert = error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(revert instanceof ContractFunctionRevertedError)) return error;
  const data = revert.raw;
  if (!data || data === "0x") return new ExchangeRevertError("Unknown", [], error);
  try {
    const { errorName, args } = decodeErrorResult({ abi: exchangeErrorAbi, data });
    return new ExchangeRevertError(errorName, (args ?? []) as readonly unknown[], error);
  } catch {
    return new ExchangeRevertError("Unknown", [data], error);
  }
}
