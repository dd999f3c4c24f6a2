import {
  type AbiEvent,
  type AbiParameter,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  toHex,
  zeroAddress,
} from "viem";
import { expect, test } from "vitest";
import {
  decodeEvents,
  type EventContract,
  eventAbis,
  eventAddresses,
  type MinedLog,
} from "./chain-event.ts";
import { eventSentence } from "./event-sentence.ts";
import { eventWords } from "./event-words.ts";

const address = (last: number) => `0x${last.toString(16).padStart(40, "0")}` as const;
const [dara, unnamed, usdc] = [address(0xda), address(0x11), address(0xc0)];
const deployment = {
  exchange: address(1),
  registry: address(2),
  rewards: address(3),
  gates: { open: address(4), eligible: address(5), invite: address(6), link: address(7) },
};
const names = {
  nameOf: (wallet: string) => (wallet.toLowerCase() === dara ? "Dara" : undefined),
  stablecoins: [{ address: usdc, symbol: "USDC", decimals: 6 }],
};
const words = eventWords(names, () => undefined);

/** A log as the contract would emit it, with one value for every type. */
function logOf(contract: EventContract, event: AbiEvent, values: Values = {}): MinedLog {
  const value = (input: AbiParameter) => values[input.name ?? ""] ?? sample(input);
  const args = Object.fromEntries(event.inputs.map((input) => [input.name, value(input)]));
  const unindexed = event.inputs.filter((input) => !input.indexed);
  return {
    address: eventAddresses(deployment)[contract],
    topics: encodeEventTopics({ abi: [event], eventName: event.name, args }) as [Hex, ...Hex[]],
    data: encodeAbiParameters(unindexed, unindexed.map(value)),
    blockHash: toHex(9, { size: 32 }),
    blockNumber: 9n,
    transactionHash: toHex(8, { size: 32 }),
    transactionIndex: 0,
    logIndex: 0,
    removed: false,
  };
}

type Values = Readonly<Record<string, unknown>>;

function sample(input: AbiParameter): unknown {
  if ("components" in input)
    return Object.fromEntries(input.components.map((one) => [one.name, sample(one)]));
  if (input.type.endsWith("[]")) return [1n];
  if (input.type === "address") return input.name === "token" ? usdc : dara;
  if (input.type === "bool") return true;
  if (input.type === "string") return "a text";
  if (input.type === "bytes32") return toHex(7, { size: 32 });
  return Number(input.type.replace("uint", "")) > 48 ? 16_777_217n : 1;
}

function sentenceOf(contract: EventContract, name: string, values: Values): string {
  const event = (eventAbis[contract] as readonly { name?: string; type: string }[]).find(
    (item) => item.type === "event" && item.name === name,
  );
  const [decoded] = decodeEvents(deployment, [logOf(contract, event as AbiEvent, values)]);
  if (!decoded) throw new Error(`${name} was not decoded`);
  return eventSentence(decoded, words);
}

const everyEvent = Object.entries(eventAbis).flatMap(([contract, abi]) =>
  abi.flatMap((item) => (item.type === "event" ? [[contract, item.name] as const] : [])),
);

test("event sentences: the contracts have more than 40 events", () => {
  expect(everyEvent.length).toBeGreaterThan(40);
});

test.each(everyEvent)(
  "event sentences: %s %s has a sentence in plain English",
  (contract, name) => {
    const sentence = sentenceOf(contract as EventContract, name, {});
    expect(sentence).toMatch(/^[A-Z0-9].*[a-z].*\.$/);
    expect(sentence).not.toMatch(/undefined|NaN|null|\[object|0x[0-9a-f]{20}/);
  },
);

test.each([
  {
    name: "Credited",
    values: { token: usdc, amount: 50_000_000n },
    sentence: "50.00 USDC was set aside for Dara to withdraw.",
  },
  {
    name: "Credited",
    values: { token: dara, amount: 5_000n },
    sentence:
      "5,000 base units of the token 0x00000000000000000000000000000000000000DA was set aside for Dara to withdraw.",
  },
  {
    name: "CreditWithdrawn",
    values: { token: usdc, amount: 1n, to: unnamed },
    sentence: "Dara withdrew 0.000001 USDC to 0x0000...0011.",
  },
  {
    name: "Transfer",
    values: { from: zeroAddress, id: (2n << 24n) | 3n },
    sentence: "Note 2-3 was issued to Dara.",
  },
  {
    name: "Transfer",
    values: { to: zeroAddress, id: (2n << 24n) | 3n },
    sentence: "Note 2-3 was redeemed by Dara.",
  },
  {
    name: "Transfer",
    values: { to: unnamed, id: (2n << 24n) | 3n },
    sentence: "Dara transferred note 2-3 to 0x0000...0011.",
  },
  {
    name: "Approval",
    values: { account: zeroAddress, id: 16_777_217n },
    sentence: "Only Dara can transfer note 1-1 now.",
  },
  {
    name: "BatchMetadataUpdate",
    values: { _toTokenId: 2n ** 256n - 1n },
    sentence: "The pictures of all notes were updated.",
  },
  {
    name: "StateChanged",
    values: { state: 4 },
    sentence:
      "The receivable is in default. Anything paid from now on still goes to investors first.",
  },
  {
    name: "Cancelled",
    values: {},
    sentence: "Dara cancelled the sale. Anyone who bought can get a full refund.",
  },
  { name: "DisputeFlagged", values: { disputed: false }, sentence: "Dara closed the dispute." },
] as const)('event sentences: $name reads "$sentence"', ({ name, values, sentence }) => {
  expect(sentenceOf("exchange", name, values)).toBe(sentence);
});

test.each([
  { name: "AdminChanged", values: { from: zeroAddress }, sentence: "Dara became the admin." },
  {
    name: "AdminChanged",
    values: { to: zeroAddress },
    sentence: "Dara gave up the admin role. Nobody can take it again.",
  },
  {
    name: "FeeSet",
    values: { feeBps: 50n },
    sentence: "The fee for new listings is now 0.5% of the proceeds, paid to Dara.",
  },
  {
    name: "Proposed",
    values: { register: 2, readyAt: 1_798_761_599n },
    sentence:
      "Dara was proposed as an accepted stablecoin. This can take effect from Dec 31, 2026, 23:59:59 UTC.",
  },
] as const)('event sentences: $name reads "$sentence"', ({ name, values, sentence }) => {
  expect(sentenceOf("registry", name, values)).toBe(sentence);
});

test("events: logs of other contracts are left out, unknown ones of ours are an error", () => {
  const [event] = eventAbis.registry.filter((item) => item.type === "event");
  const log = logOf("registry", event as AbiEvent);
  expect(decodeEvents(deployment, [{ ...log, address: dara }])).toEqual([]);
  const topics: [Hex] = [toHex(1, { size: 32 })];
  expect(() => decodeEvents(deployment, [{ ...log, topics }])).toThrow("not found on ABI");
});
