// @module-tag S13
// Every message that people sign, on a real chain: its digest is the contracts', and its signature
// counts on no other chain, contract or listing and not after its deadline (goal S13).
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hex } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ExchangeRevertError } from "../src/transaction/errors.ts";
import { signMessage } from "../src/typed-data/signable-message.ts";
import { gateCases } from "./signed-messages/gate-cases.ts";
import { listingCases } from "./signed-messages/listing-cases.ts";
import type { MessageCase } from "./signed-messages/message-case.ts";
import { paymentCases } from "./signed-messages/payment-cases.ts";
import { type ExchangeHarness, startExchangeHarness } from "./support/exchange-harness.ts";

let harness: ExchangeHarness;
let folder: string;
let cases: Readonly<Record<string, MessageCase>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "signed-messages-"));
  harness = await startExchangeHarness(folder);
  cases = {
    ...(await listingCases(harness)),
    ...(await gateCases(harness)),
    ...(await paymentCases(harness)),
  };
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

const names = [
  "Terms",
  "Acknowledgement",
  "Attestation",
  "Ask",
  "Eligibility",
  "Invitation",
  "Link",
  "Use",
  "ReceiveWithAuthorization to buy",
  "ReceiveWithAuthorization to settle",
  "Permit",
];

const reasonOf = (error: unknown) =>
  error instanceof ExchangeRevertError ? error.reason : String(error);

describe.each(names)("signed message %s", (name) => {
  let one: MessageCase;
  let signature: Hex;
  let snapshot: Hex;

  beforeEach(async () => {
    one = cases[name] as MessageCase;
    signature = await signMessage(one.signer, one.build(harness.deployment, 0));
    snapshot = await harness.testClient.snapshot();
  });

  afterEach(async () => {
    await harness.testClient.revert({ id: snapshot });
  });

  test("has the digest that the contract computes, and counts there", async () => {
    const digest = await one.digest();
    if (digest) expect(one.build(harness.deployment, 0).digest).toBe(digest);
    await one.use(signature);
  });

  test("doesn't count on another chain, contract, listing or wallet", async () => {
    const { deployment } = harness;
    const other = "0x00000000000000000000000000000000000000e9";
    const gates = { open: other, eligible: other, invite: other, link: other } as const;
    for (const [label, message] of [
      ["another chain", one.build({ ...deployment, chainId: 1 }, 0)],
      ["another contract", one.build({ ...deployment, exchange: other, gates }, 0)],
      ["another listing", one.build(deployment, 1)],
    ] as const) {
      const foreign = await signMessage(one.signer, message);
      const reason = await one.use(foreign).then(() => "accepted", reasonOf);
      expect(reason, label).toMatch(one.foreign);
    }
  });

  test("counts up to its deadline and not after it", async () => {
    // A token's payment is valid before its deadline, everything else up to it.
    const last = name.startsWith("ReceiveWithAuthorization") ? one.deadline - 1n : one.deadline;
    await goTo(last);
    await one.use(signature);
    await goTo(one.deadline + 1n);
    expect(await one.use(signature).then(() => "accepted", reasonOf)).toMatch(one.late);
  });
});

/** Mines a block at that second. */
async function goTo(timestamp: bigint): Promise<void> {
  await harness.testClient.setNextBlockTimestamp({ timestamp });
  await harness.testClient.mine({ blocks: 1 });
}
