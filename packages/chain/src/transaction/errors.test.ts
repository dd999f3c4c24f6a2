import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import {
  type Abi,
  type AbiParameter,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  encodeErrorResult,
  HttpRequestError,
  InsufficientFundsError,
  NonceTooLowError,
  parseAbi,
  zeroHash,
} from "viem";
import { describe, expect, test } from "vitest";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { contractErrorMessages } from "./error-messages/error-messages.ts";
import { ExchangeRevertError, exchangeErrorAbi, explainError, explainRevert } from "./errors.ts";

const generated = resolve(import.meta.dirname, "../generated");
const address = "0x00000000000000000000000000000000000000A1";
const usdc = { symbol: "USDC", address, decimals: 6 } as const;
const panicAbi = parseAbi(["error Panic(uint256)", "error Error(string)"]);

type ErrorItem = { readonly name: string; readonly inputs: readonly AbiParameter[] };

/** Every error in the ABIs of the folder `generated`: nothing that is deployed is left out. */
async function errorsOfAllContracts(): Promise<ErrorItem[]> {
  const files = readdirSync(generated).filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(files.map((file) => import(resolve(generated, file))));
  return modules
    .flatMap((module) => Object.values(module as Record<string, Abi>))
    .flatMap((abi) => (Array.isArray(abi) ? abi : []))
    .filter((item) => item.type === "error");
}

/** An argument of the right type. */
function example({ type }: AbiParameter): unknown {
  if (type === "address") return address;
  if (type === "string") return "some reason";
  if (type === "bool") return true;
  if (type.startsWith("bytes")) return `0x${"11".repeat(32)}`;
  return type === "uint256" || type === "uint48" ? 3n : 3;
}

function expectWords(item: ErrorItem): void {
  const args = item.inputs.map(example);
  const data = encodeErrorResult({ abi: [{ ...item, type: "error" }] as Abi, args } as never);
  const { code, sentence, nextStep } = explainError({ code: 3, data });
  expect(code, item.name).toBe(item.name);
  for (const text of [sentence, nextStep]) {
    expect(text, item.name).toMatch(/^[A-Z0-9].*[.]$/);
    expect(text, item.name).not.toMatch(/undefined|NaN|\[object|_|null/);
  }
}

test("error messages: every error of every ABI has a sentence and a next step", async () => {
  const errors = await errorsOfAllContracts();
  expect(errors.length).toBeGreaterThan(100);
  for (const item of errors) expectWords(item);
});

test("error messages: OpenZeppelin's token errors and Solidity's own have them too", () => {
  const require = createRequire(import.meta.url);
  const folder = "@openzeppelin/contracts/build/contracts";
  for (const name of ["IERC20Errors", "IERC721Errors", "IERC1155Errors", "ECDSA", "Pausable"]) {
    const { abi } = require(`${folder}/${name}.json`) as { abi: Abi };
    for (const item of abi) if (item.type === "error") expectWords(item);
  }
  for (const item of panicAbi) expectWords(item);
});

test("error messages: there is no message for an error that no contract has", () => {
  const known = new Set(exchangeErrorAbi.map((item) => item.name));
  const extra = Object.keys(contractErrorMessages).filter((name) => !known.has(name));
  expect(extra.sort()).toEqual(["Error", "Panic", "Unknown"]);
});

/** What viem throws when a simulated call of the exchange reverts. */
function revertOf(functionName: "buy" | "claim" | "settle", errorName: string, args: unknown[]) {
  const abi = receivableExchangeAbi as Abi;
  const data = encodeErrorResult({ abi, errorName, args });
  const cause = new ContractFunctionRevertedError({ abi, data, functionName });
  const agreed = { listing: 1n, terms: zeroHash };
  const order = { ...agreed, units: 1, token: address, maxCost: 1n, flags: 0, deadline: 1n };
  const payment = { ...agreed, amount: 1n, holdersOnly: false };
  return new ContractFunctionExecutionError(cause, {
    abi,
    functionName,
    args: { buy: [order, "0x"], claim: [1n, address], settle: [payment] }[functionName],
    contractAddress: address,
  });
}

describe("error messages: a token that moves nothing", () => {
  const failed = [address, "0x00000000000000000000000000000000000000b2", 950_000_000n];
  const explain = (name: "buy" | "claim" | "settle") =>
    explainError(revertOf(name, "Exchange_TransferFailed", failed), { stablecoins: [usdc] });

  test("tells a buyer and a debtor to check their own money", () => {
    for (const name of ["buy", "settle"] as const) {
      const { sentence, nextStep } = explain(name);
      expect(sentence).toBe("Your wallet couldn't pay 950.00 USDC.");
      expect(nextStep).toContain("Check that your wallet holds 950.00 USDC");
      expect(nextStep).not.toContain("another address");
    }
  });

  test("tells a holder to choose another address", () => {
    const { sentence, nextStep } = explain("claim");
    expect(sentence).toContain("rejects a payment of 950.00 USDC");
    expect(nextStep).toBe("Choose another address to be paid to.");
  });

  test("says both when the call is unknown", () => {
    const error = new ExchangeRevertError("Exchange_TransferFailed", failed, null);
    expect(error.nextStep).toMatch(/If you pay: .* If you're paid: /);
    expect(error.message).toContain("950,000,000 base units");
  });
});

test("error messages: amounts are written in the coin of the order", () => {
  const error = explainRevert(revertOf("buy", "Exchange_CostAboveMaximum", [2_500_000n, 1n]));
  expect(explainError(error, { stablecoins: [usdc] }).sentence).toBe(
    "It costs 2.50 USDC, more than the 0.000001 USDC you agreed to.",
  );
});

test.each([
  [13, 5_000_000n, 7_000_000n, "The face value is 5.00 USDC; it must be at least 7.00 USDC."],
  [16, 0n, 1n, "The number of units is 0; it must be at least 1."],
  [20, 43_200n, 86_399n, "The due date must be the last second of a day, UTC."],
  [21, 31n, 30n, "The grace period is 31 days; it must be at most 30 days."],
  [23, 3_700n, 3_600n, "The late fee is 37% a year; it must be at most 36% a year."],
  [7, 0n, 1n, "The fingerprint is missing."],
])("error messages: term %i outside its bounds is named", (field, value, bound, sentence) => {
  const error = revertOf("buy", "Exchange_OutOfBounds", [field, value, bound]);
  expect(explainError(error, { stablecoins: [usdc] }).sentence).toBe(sentence);
});

test.each([
  ["ERC20: transfer amount exceeds balance", "Your wallet doesn't hold enough of the token."],
  ["ERC20: transfer amount exceeds allowance", "The exchange may not take that much yet."],
  ["Blacklistable: account is blacklisted", "The token's issuer blocked one of the wallets."],
  ["Pausable: paused", "The token's issuer paused it."],
  ["FiatTokenV2: permit is expired", "The signed permission isn't valid any more."],
  ["", "A contract rejected this without a reason."],
  ["odd\n\u2028thing", "A contract rejected this with the words “odd thing”."],
])("error messages: the text %j of a token is explained", (reason, sentence) => {
  const data = encodeErrorResult({ abi: panicAbi, errorName: "Error", args: [reason] });
  expect(explainError({ code: -32603, data: { originalError: { data } } }).sentence).toBe(sentence);
});

test("error messages: unknown revert data and none at all are told apart from no revert", () => {
  expect(explainError({ code: 3, data: "0xdeadbeef" }).code).toBe("Unknown");
  expect(explainError(new Error("secret detail"))).toEqual({
    code: "UNKNOWN",
    sentence: "Something went wrong.",
    nextStep: "Try again. If it keeps happening, contact us.",
  });
  const plain = new Error("no revert");
  expect(explainRevert(plain)).toBe(plain);
});

test.each([
  [new InsufficientFundsError(), "INSUFFICIENT_FUNDS"],
  [{ code: -32000, message: "insufficient funds for gas * price + value" }, "INSUFFICIENT_FUNDS"],
  [new NonceTooLowError(), "NONCE_TOO_LOW"],
  [{ code: -32003, message: "nonce too low" }, "NONCE_TOO_LOW"],
  [{ code: -32000, message: "nonce too high" }, "NONCE_TOO_HIGH"],
  [{ code: -32000, message: "already known" }, "ALREADY_SENT"],
  [
    { code: -32603, data: { message: "replacement transaction underpriced" } },
    "REPLACEMENT_UNDERPRICED",
  ],
  [{ code: -32000, message: "transaction underpriced: gas tip cap 1" }, "FEE_TOO_LOW"],
  [{ code: -32000, message: "max fee per gas less than block base fee" }, "FEE_TOO_LOW"],
  [{ code: -32000, message: "exceeds block gas limit" }, "GAS_LIMIT"],
  [new HttpRequestError({ url: "http://127.0.0.1:1" }), "NODE_UNREACHABLE"],
  [{ code: 4900, message: "disconnected" }, "NODE_UNREACHABLE"],
  [{ code: 4100, message: "unauthorized" }, "WALLET_LOCKED"],
  [{ code: -32002, message: "pending" }, "WALLET_BUSY"],
  [{ code: 4200, message: "no such method" }, "WALLET_UNSUPPORTED"],
  [{ code: -32603, data: { originalError: { code: 4001 } } }, "REJECTED"],
])("error messages: %o is %s", (error, code) => {
  const explained = explainError(error);
  expect(explained.code).toBe(code);
  expect(explained.sentence).toMatch(/\.$/);
  expect(explained.nextStep).toMatch(/\.$/);
});

test.each([2n ** 256n - 1n, 253_402_300_800n])(
  "error messages: a deadline of %s seconds is an unknown date",
  (seconds) => {
    const error = new ExchangeRevertError("Exchange_DeadlinePassed", [seconds, 1n], null);
    expect(error.message).toBe("The deadline passed on an unknown date.");
  },
);
