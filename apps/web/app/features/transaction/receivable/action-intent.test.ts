import { type PersonaName, persona } from "@tenora/domain/demo/personas";
import { listTestReceivable, type TestTerms } from "@tenora/testing/market/list-receivable";
import { expect, test } from "vitest";
import { buyUnits } from "#test/components/transaction/buy-units.ts";
import { prepareExchange } from "#test/components/transaction/carry-out.ts";
import { fundedReceivable } from "#test/components/transaction/funded-receivable.ts";
import { blockWallet, mistypedAddresses } from "#test/components/transaction/stablecoin-issuer.ts";
import { actionIntent } from "./action-intent.ts";
import { refundElsewhere } from "./claim/refund-intent.ts";
import type { ReceivableAction } from "./receivable-actions.ts";

const day = 86_400;
const million = 1_000_000n;
const market = prepareExchange();

const list = (changes: TestTerms = {}) =>
  listTestReceivable(market.chain.rpcUrl, market.chain.deployment, changes);

const buy = (name: PersonaName, listing: bigint, units: number) =>
  buyUnits(market.exchange, name, listing, units);

/** Carries the action out; resolves with what its summary says and what the person has more of USDC. */
async function act(name: PersonaName, action: ReceivableAction) {
  const { address } = market.exchange.coin("USDC");
  const { intent, change } = await market.carryOut(name, address, (context) =>
    actionIntent(context, action),
  );
  const said = Object.fromEntries(intent.summary.map(({ label, value }) => [label, value]));
  return { said, change, success: intent.success };
}

test("action: the seller ends a sale, and anyone has the proceeds paid, less the fee that is named", async () => {
  const listing = await list({ minUnits: 10 });
  await buy("Dara", listing, 20);
  const ended = await act("Ben", { kind: "end-sale", listing });
  expect(ended.said).toMatchObject({ "Sold so far": "1,900.00 USDC", "Not sold": "7,600.00 USDC" });
  expect(await market.read(listing)).toMatchObject({ status: "closing" });

  const { address } = market.exchange.coin("USDC");
  const before = await market.balanceOf(address, "Ben");
  const { said } = await act("Eli", { kind: "release", listing });
  const received = (await market.balanceOf(address, "Ben")) - before;
  const cents = (text = "") => BigInt(text.replace(/\D/g, ""));
  expect(cents(said["The seller gets"]) * 10_000n).toBe(received);
  expect(received + cents(said["Platform fee"]) * 10_000n).toBe(1_900n * million);
  expect(await market.read(listing)).toMatchObject({ status: "running" });
});

test("action: anyone cancels a sale below its minimum, and buyers take back what they paid", async () => {
  const listing = await list();
  const note = await buy("Dara", listing, 5);
  const snapshot = await market.chain.rpc("evm_snapshot");
  const { fundingDeadline } = (await market.read(listing)) ?? { fundingDeadline: 0n };
  await market.exchange.moveTo(Number(fundingDeadline) + 1);
  const { said } = await act("Eli", { kind: "cancel", listing });
  expect(said["Buyers get back"]).toBe("475.00 USDC");
  const refund = await act("Dara", { kind: "refund", listing, note, amount: 475n * million });
  expect(refund.said["You get back"]).toBe("475.00 USDC");
  expect(refund.change).toBe(475n * million);
  await market.chain.rpc("evm_revert", snapshot);
});

test("action: whom the stablecoin blocks takes a refund to another address, and a mistyped one is refused", async () => {
  const listing = await list();
  const note = await buy("Dara", listing, 5);
  const snapshot = await market.chain.rpc("evm_snapshot");
  const { address } = persona("Ada");
  const refund = (to: string) => refundElsewhere(market.contextOf("Dara"), note, to);
  await expect(refund(address)).rejects.toThrow("There's nothing to take back right now.");
  const { fundingDeadline } = (await market.read(listing)) ?? { fundingDeadline: 0n };
  await market.exchange.moveTo(Number(fundingDeadline) + 1);
  await act("Eli", { kind: "cancel", listing });
  await blockWallet(market.exchange, "Dara", true);
  const own = act("Dara", { kind: "refund", listing, note, amount: 475n * million });
  await expect(own).rejects.toThrow();
  for (const text of mistypedAddresses) await expect(refund(text)).rejects.toThrow("typing error");

  const coin = market.exchange.coin("USDC");
  const before = await market.balanceOf(coin.address, "Ada");
  const { intent, change } = await market.carryOut("Dara", coin.address, (context) =>
    refundElsewhere(context, note, ` ${address} `),
  );
  expect(intent.summary.slice(0, 2)).toEqual([
    { label: "Is paid", value: "475.00 USDC" },
    { label: "To", value: address },
  ]);
  expect(change).toBe(0n);
  expect((await market.balanceOf(coin.address, "Ada")) - before).toBe(475n * million);
  await expect(refund(address)).rejects.toThrow("There's nothing to take back right now.");
  await market.chain.rpc("evm_revert", snapshot);
});

test("action: anyone records a default once its time has come", async () => {
  const { listing, maturity } = await fundedReceivable(market.exchange, "default", "USDC");
  const snapshot = await market.chain.rpc("evm_snapshot");
  await market.exchange.moveTo(maturity + 35 * day + 1);
  const { said } = await act("Eli", { kind: "mark-default", listing });
  // 1,000 and 30 days at 12% a year, 1,009.863013: rounded up, as in the operators' list.
  expect(said["Investors are owed"]).toBe("1,009.87 USDC");
  expect(await market.read(listing)).toMatchObject({ status: "defaulted" });
  await market.chain.rpc("evm_revert", snapshot);
});

test("action: a receivable that isn't on this network has its words", async () => {
  const intent = actionIntent(market.contextOf("Eli"), { kind: "release", listing: 9_999n });
  await expect(intent).rejects.toThrow("There's no such receivable on this network.");
});
