import {
  type Abi,
  BaseError,
  ContractFunctionRevertedError,
  decodeErrorResult,
  type Hex,
} from "viem";
import { eligibleGateAbi } from "../generated/eligible-gate.ts";
import { exchangeOfficeAbi } from "../generated/exchange-office.ts";
import { linkGateAbi } from "../generated/link-gate.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { rewardNFTAbi } from "../generated/reward-nft.ts";
import { testUSDCAbi } from "../generated/test-usdc.ts";
import { testUSDTAbi } from "../generated/test-usdt.ts";
import { errorMessages } from "./error-messages.ts";

/** The chain said no; `message` says why in words, `reason` is the error's name in the contracts. */
export class ExchangeRevertError extends Error {
  override readonly name = "ExchangeRevertError";
  readonly reason: string;
  readonly args: readonly unknown[];

  constructor(reason: string, args: readonly unknown[], cause: unknown) {
    super(errorMessages[reason]?.(args) ?? `The exchange refused this (${reason}).`, { cause });
    this.reason = reason;
    this.args = args;
  }
}

/** What any contract of the exchange, or a test coin, may answer instead of acting. */
export const exchangeErrorAbi = [
  receivableExchangeAbi,
  exchangeOfficeAbi,
  eligibleGateAbi,
  linkGateAbi,
  rewardNFTAbi,
  testUSDCAbi,
  testUSDTAbi,
].flatMap((abi) => (abi as Abi).filter((item) => item.type === "error"));

/** Turns a failed simulation into a refusal in words; anything else is passed on as it is. */
export function explainRevert(error: unknown): unknown {
  if (!(error instanceof BaseError)) return error;
  const revert = error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(revert instanceof ContractFunctionRevertedError)) return error;
  const data: Hex | undefined = revert.raw;
  if (!data || data === "0x") return new ExchangeRevertError("Unknown", [], error);
  try {
    const { errorName, args } = decodeErrorResult({ abi: exchangeErrorAbi, data });
    return new ExchangeRevertError(errorName, (args ?? []) as readonly unknown[], error);
  } catch {
    return new ExchangeRevertError("Unknown", [data], error);
  }
}
