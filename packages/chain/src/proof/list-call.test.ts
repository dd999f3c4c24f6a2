import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  type Hex,
  multicall3Abi,
  parseAbi,
  size,
  zeroAddress,
  zeroHash,
} from "viem";
import { expect, test } from "vitest";
import type { Offer } from "../exchange/exchange-types.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { acknowledgementOf } from "../typed-data/acknowledgement-message.ts";
import { decodeListCalls } from "./list-call.ts";

const exchange: Address = "0x00000000000000000000000000000000000000e1";
const other: Address = "0x00000000000000000000000000000000000000F2";

function offer(face: number): Offer {
  const terms = {
    seller: other,
    payout: other,
    debtor: zeroAddress,
    token: other,
    gate: other,
    reward: zeroAddress,
    rewardId: 0n,
    fingerprint: zeroHash,
    papers: zeroHash,
    previous: 0,
    kind: 0,
    rule: 0,
    rewardEarly: false,
    face,
    pricePerUnit: 1,
    repayPerUnit: 2,
    totalUnits: 3,
    minUnits: 1,
    minPurchase: 1,
    fundingDeadline: 4,
    maturity: 5,
    graceDays: 0,
    delayDays: 0,
    lateFeeBps: 0,
    maxFeeBps: 0,
    counter: 0,
    deadline: 6,
  } as const;
  return {
    terms,
    attestation: { terms: zeroHash, level: 1, acknowledgement: zeroHash, counter: 0, deadline: 6 },
    acknowledgement: acknowledgementOf(terms),
    signatures: { attestor: other, seller: "0x1234", attestation: "0x", acknowledgement: "0x" },
  };
}

function calldata({ terms, attestation, acknowledgement, signatures }: Offer): Hex {
  return encodeFunctionData({
    abi: receivableExchangeAbi,
    functionName: "list",
    args: [terms, attestation, acknowledgement, signatures],
  });
}

/** As a Safe sends several calls at once: packed, without padding. */
function safeBatch(...calls: readonly Hex[]): Hex {
  const packed = calls.map((data) =>
    encodePacked(
      ["uint8", "address", "uint256", "uint256", "bytes"],
      [0, exchange, 0n, BigInt(size(data)), data],
    ),
  );
  return encodeFunctionData({
    abi: parseAbi(["function multiSend(bytes transactions)"]),
    args: [concatHex(packed)],
  });
}

test("list call: direct, with everything that was handed over", () => {
  const [first] = [offer(1)];
  const calls = decodeListCalls(exchange, { to: exchange, input: calldata(first) });
  expect(calls).toEqual([{ offer: first, isDirect: true }]);
});

test("list call: two of them through Multicall3, in their order", () => {
  const input = encodeFunctionData({
    abi: multicall3Abi,
    functionName: "aggregate3",
    args: [
      [1, 2].map((face) => ({
        target: exchange,
        allowFailure: false,
        callData: calldata(offer(face)),
      })),
    ],
  });
  const calls = decodeListCalls(exchange, { to: other, input });
  expect(calls).toEqual([1, 2].map((face) => ({ offer: offer(face), isDirect: false })));
});

test("list call: through a Safe's packed batch", () => {
  const input = safeBatch("0x12345678", calldata(offer(7)));
  expect(decodeListCalls(exchange, { to: other, input })).toEqual([
    { offer: offer(7), isDirect: false },
  ]);
});

test("list call: the same call to another contract is not a direct one", () => {
  const input = calldata(offer(1));
  expect(decodeListCalls(exchange, { to: other, input })[0]?.isDirect).toBe(false);
  expect(decodeListCalls(exchange, { to: null, input })[0]?.isDirect).toBe(false);
});

test("list call: cut or foreign calldata holds none", () => {
  const input = calldata(offer(1));
  expect(decodeListCalls(exchange, { to: exchange, input: "0x" })).toEqual([]);
  expect(decodeListCalls(exchange, { to: exchange, input: input.slice(0, 400) as Hex })).toEqual(
    [],
  );
  const shifted = `0x0${input.slice(2)}0` as const;
  expect(decodeListCalls(exchange, { to: exchange, input: shifted })).toEqual([]);
});
