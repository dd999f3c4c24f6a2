import { nestedErrors } from "@tenora/domain/ethereum/provider-errors";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import {
  type Abi,
  type Address,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  decodeErrorResult,
  ExecutionRevertedError,
  type Hex,
  isHex,
  size,
} from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { eligibleGateAbi } from "../generated/eligible-gate.ts";
import { exchangeRegistryAbi } from "../generated/exchange-registry.ts";
import { linkGateAbi } from "../generated/link-gate.ts";
import { listingRulesAbi } from "../generated/listing-rules.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { rewardNFTAbi } from "../generated/reward-nft.ts";
import { testUSDCAbi } from "../generated/test-usdc.ts";
import { testUSDTAbi } from "../generated/test-usdt.ts";
import { contractErrorMessages } from "./error-messages/error-messages.ts";
import type { ErrorWords, ExplainedError } from "./error-messages/explain.ts";
import { explainNodeError } from "./error-messages/node-errors.ts";
import { openZeppelinErrorAbi } from "./error-messages/token-errors.ts";

/** What is known beside the error itself. */
export interface ErrorContext {
  /** The coins in which amounts are written; without them they are base units. */
  readonly stablecoins?: Deployment["stablecoins"];
  /** The token of the call, for errors that name an amount and no token. */
  readonly token?: Address;
}

/** The call that failed, where viem says which. */
interface FailedCall {
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** A revert: `message` explains it in words, `reason` is the name of the contract's error. */
export class ExchangeRevertError extends Error {
  override readonly name = "ExchangeRevertError";
  readonly reason: string;
  readonly args: readonly unknown[];
  /** What the person can do now. */
  readonly nextStep: string;
  readonly call: FailedCall | null;
  /** Whether the token that moved nothing is known to be paused. */
  readonly isTokenPaused: boolean;

  constructor(reason: string, args: readonly unknown[], cause: unknown, isTokenPaused = false) {
    const call = failedCall(cause);
    const { sentence, nextStep } = explainReason({ reason, args, call, isTokenPaused }, {});
    super(sentence, { cause });
    this.reason = reason;
    this.args = args;
    this.nextStep = nextStep;
    this.call = call;
    this.isTokenPaused = isTokenPaused;
  }
}

/** The errors with which the contracts of the exchange, their coins and rewards revert. */
export const exchangeErrorAbi = [
  receivableExchangeAbi,
  // A linked library reverts with errors of its own.
  listingRulesAbi,
  exchangeRegistryAbi,
  eligibleGateAbi,
  linkGateAbi,
  rewardNFTAbi,
  testUSDCAbi,
  testUSDTAbi,
  openZeppelinErrorAbi,
].flatMap((abi) => (abi as Abi).filter((item) => item.type === "error"));

/** Turns a revert into an ExchangeRevertError; other errors are returned as they are. */
export function explainRevert(error: unknown): unknown {
  if (error instanceof ExchangeRevertError) return error;
  const nested = nestedErrors(error);
  const data = nested.map(revertData).find((one) => one !== null);
  if (data) return decodeRevert(data, error);
  const isRevert = nested.some(
    (one) => one instanceof ContractFunctionRevertedError || one instanceof ExecutionRevertedError,
  );
  return isRevert ? new ExchangeRevertError("Unknown", [], error) : error;
}

/**
 * What went wrong and what the person can do now, for any error of a call, a signature or a
 * transaction. The code UNKNOWN stands for errors that nothing is known about; no foreign text
 * is shown for them.
 */
export function explainError(error: unknown, context: ErrorContext = {}): ExplainedError {
  const revert = explainRevert(error);
  if (revert instanceof ExchangeRevertError) return explainReason(revert, context);
  return (
    explainNodeError(error) ?? {
      code: "UNKNOWN",
      sentence: "Something went wrong.",
      nextStep: "Try again. If it keeps happening, contact us.",
    }
  );
}

/** A node's or viem's revert data: at least the four bytes that name the error. */
function revertData({ raw, data }: Readonly<Record<string, unknown>>): Hex | null {
  for (const one of [raw, data]) if (isHex(one) && size(one) >= 4) return one;
  return null;
}

function decodeRevert(data: Hex, error: unknown): ExchangeRevertError {
  try {
    const { errorName, args } = decodeErrorResult({ abi: exchangeErrorAbi, data });
    return new ExchangeRevertError(errorName, (args ?? []) as readonly unknown[], error);
  } catch {
    return new ExchangeRevertError("Unknown", [data], error);
  }
}

function failedCall(error: unknown): FailedCall | null {
  const call = nestedErrors(error).find((one) => one instanceof ContractFunctionExecutionError);
  if (!(call instanceof ContractFunctionExecutionError)) return null;
  return { functionName: call.functionName, args: call.args ?? [] };
}

type Revert = Pick<ExchangeRevertError, "reason" | "args" | "call" | "isTokenPaused">;

function explainReason(revert: Revert, context: ErrorContext): ExplainedError {
  const { reason, args } = revert;
  const message = contractErrorMessages[reason] ?? contractErrorMessages.Unknown;
  const [sentence = "", nextStep = ""] = message?.(args, wordsFor(revert, context)) ?? [];
  return { code: reason, sentence, nextStep };
}

const paysIn = /^(buy|settle|fill)/;
const paysOut = /^(claim|refund|release|withdrawCredit|rescueSurplus)/;

function wordsFor({ call, isTokenPaused }: Revert, context: ErrorContext): ErrorWords {
  const name = call?.functionName ?? "";
  return {
    direction: paysIn.test(name) ? "in" : paysOut.test(name) ? "out" : null,
    isTokenPaused,
    symbol: (token) => coinOf(context, token)?.symbol ?? "The token",
    amount(baseUnits, token) {
      const coin = coinOf(context, token ?? context.token ?? tokenOf(call));
      const amount = BigInt(baseUnits as bigint);
      return coin ? formatAmount(amount, coin) : `${formatCount(amount)} base units`;
    },
  };
}

/** Orders, asks and terms name their token. */
function tokenOf(call: FailedCall | null): unknown {
  const first = call?.args[0];
  return typeof first === "object" && first !== null ? (first as { token?: unknown }).token : first;
}

function coinOf({ stablecoins = [] }: ErrorContext, token: unknown) {
  if (typeof token !== "string") return undefined;
  return stablecoins.find(({ address }) => address.toLowerCase() === token.toLowerCase());
}
