import type { Deployment } from "@tenora/chain/deployment/deployment";
import { releaseProceeds } from "@tenora/chain/exchange/listing";
import { creditsQuery } from "@tenora/chain/read/money";
import { readQuery } from "@tenora/chain/read/query";
import { type PersonaName, persona } from "@tenora/domain/demo/personas";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { expect, test } from "vitest";
import { prepareExchange } from "#test/components/transaction/carry-out.ts";
import { fundedReceivable } from "#test/components/transaction/funded-receivable.ts";
import { blockWallet, mistypedAddresses } from "#test/components/transaction/stablecoin-issuer.ts";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { claimElsewhere, claimIntent } from "../claim/claim-intent.ts";
import { creditIntent } from "../claim/credit-intent.ts";
import { payIntent } from "./pay-intent.ts";

const day = 86_400;
const market = prepareExchange();
const { balanceOf, carryOut, contextOf, read: dueOf } = market;

const kinds = (intent: Awaited<ReturnType<BuildIntent>>) => intent.steps.map(({ kind }) => kind);

/** A persona's credit in the exchange, in base units. */
async function creditOf(name: PersonaName, coin: Deployment["stablecoins"][number]) {
  const { exchange } = market.chain.deployment;
  const asked = creditsQuery({ exchange, stablecoins: [coin] }, [persona(name).address]);
  const { result } = await readQuery(contextOf(name).client, asked);
  return result[0]?.amount ?? 0n;
}

test("payment: a customer pays a part with USDT and the rest, and no allowance remains", async () => {
  const { listing, coin } = await fundedReceivable(market.exchange, "in parts", "USDT");
  const part = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: 400_000_000n }),
  );
  expect(part.change).toBe(-400_000_000n);
  expect(part.intent.summary).toEqual([
    { label: "You pay", value: "400.00 USDT" },
    { label: "For", value: `Receivable #${listing}` },
    { label: "Goes to", value: "Tenora's contract, which pays investors first" },
    { label: "Left to pay", value: "650.00 USDT" },
  ]);
  expect(part.allowance).toBe(0n);
  const rest = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: "total", seller: "Ben Trading" }),
  );
  expect(rest.change).toBe(-650_000_000n);
  // No customer reads what its supplier makes of the invoice.
  expect(rest.intent.summary).toEqual([
    { label: "You pay", value: "650.00 USDT" },
    { label: "For", value: `Receivable #${listing}` },
    { label: "Goes to", value: "Tenora's contract, which pays investors first" },
    { label: "Left to pay", value: "0.00 USDT" },
  ]);
  expect(rest.allowance).toBe(0n);
  expect(await dueOf(listing)).toMatchObject({ status: "settled", due: { total: 0n } });
  const again = payIntent(contextOf("Cleo"), { listing, amount: "total" });
  await expect(again).rejects.toThrow("It's already paid in full.");
});

test("payment: who isn't the customer pays investors alone, once", async () => {
  const { listing, coin } = await fundedReceivable(market.exchange, "by a stranger", "USDC");
  const pay: BuildIntent = (context) => payIntent(context, { listing, amount: "total" });
  const { intent, change } = await carryOut("Eli", coin.address, pay);
  expect(intent.summary).toContainEqual({
    label: "Goes to",
    value: "Investors alone, through Tenora's contract",
  });
  expect(change).toBe(-1_000_000_000n);
  for (const name of ["Eli", "Ben"] as const)
    await expect(pay(contextOf(name))).rejects.toThrow("Investors have been paid in full.");
  const rest = await carryOut("Cleo", coin.address, pay);
  expect(rest.change).toBe(-50_000_000n);
});

test("payment: more than is due is never taken", async () => {
  const { listing, coin } = await fundedReceivable(market.exchange, "too much", "USDC");
  const { intent, change } = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: 5_000_000_000n }),
  );
  expect(kinds(intent)).toEqual(["sign", "call"]);
  expect(change).toBe(-1_050_000_000n);
});

test("payment: while units are on sale nobody is asked to sign what the exchange would refuse", async () => {
  const { exchange } = market;
  const { listing, coin } = await fundedReceivable(exchange, "on sale", "USDC", 6);
  await exchange.moveTo(Number((await exchange.publicClient.getBlock()).timestamp) + 60);
  const ben = exchange.sender(persona("Ben").account);
  await exchange.done(releaseProceeds(ben, exchange.deployment.exchange, listing));
  const pay = (name: "Ben" | "Cleo" | "Eli", amount: bigint) =>
    payIntent(contextOf(name), { listing, amount });
  const refusal =
    /^It's still on sale\. Until the sale ends, only the seller's or the customer's wallet can pay here, and at least 600\.00 USDC\./;
  await expect(pay("Eli", 1_050_000_000n)).rejects.toThrow(refusal);
  await expect(pay("Cleo", 500_000_000n)).rejects.toThrow(refusal);
  const { change } = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: 600_000_000n }),
  );
  expect(change).toBe(-600_000_000n);
});

test("payment: while the late fee rises one signature pays all that investors are owed", async () => {
  const { listing, note, coin, maturity } = await fundedReceivable(market.exchange, "late", "USDC");
  await market.exchange.moveTo(maturity + 15 * day);
  expect(await dueOf(listing)).toMatchObject({ status: "late" });
  const { intent, change } = await carryOut("Ben", coin.address, (context) =>
    payIntent(context, { listing, amount: "holders" }),
  );
  expect(kinds(intent)).toEqual(["sign", "call"]);
  expect(intent.title).toBe("Pay 1,003.29 USDC");
  expect(intent.summary[0]).toEqual({ label: "You pay", value: "1,003.29 USDC" });
  // The reserve is the business's own, so it isn't left to pay, and nothing of it is taken.
  expect(intent.summary.slice(-2)).toEqual([
    { label: "Still owed to investors", value: "0.00 USDC" },
    { label: "Signed for at most", value: expect.stringMatching(/^1,003\.(29|30) USDC$/) },
  ]);
  expect(intent.summary).toContainEqual({
    label: "Paid to investors",
    value: expect.stringMatching(
      /^1,003\.\d\d USDC, of which 3\.\d\d USDC is the late fee, deducted from your share$/,
    ),
  });
  expect(intent.risks?.join()).toContain("the rest stays in your wallet");
  // 1,000 at 12% a year over ten days are 3.287671.
  expect(-change).toBeGreaterThanOrEqual(1_003_287_671n);
  expect(-change).toBeLessThan(1_003_400_000n);
  expect(await dueOf(listing)).toMatchObject({ status: "settled", due: { repayment: 0n } });

  const collect: BuildIntent = (context) => claimIntent(context, [note]);
  const claimed = await carryOut("Dara", coin.address, collect);
  expect(claimed.intent.title).toBe("Collect this repayment");
  expect(claimed.intent.summary).toContainEqual({
    label: "Your note",
    value: "Stays in your wallet. It's repaid in full.",
  });
  expect(claimed.change).toBeGreaterThanOrEqual(1_003_287_671n);
  await expect(collect(contextOf("Dara"))).rejects.toThrow("There's nothing to collect right now.");
});

test("collect all: several notes in two stablecoins are paid in one transaction", async () => {
  const one = await fundedReceivable(market.exchange, "all, one", "USDC");
  const other = await fundedReceivable(market.exchange, "all, other", "USDT");
  for (const { listing, coin } of [one, other])
    await carryOut("Cleo", coin.address, (context) =>
      payIntent(context, { listing, amount: 100_000_000n }),
    );
  const before = await balanceOf(other.coin.address, "Dara");
  const { intent, change } = await carryOut("Dara", one.coin.address, (context) =>
    claimIntent(context, [one.note, other.note]),
  );
  expect(intent.steps).toHaveLength(1);
  expect(intent.summary).toContainEqual({
    label: "Your notes",
    value: "They stay in your wallet. You can collect anything repaid later.",
  });
  expect(intent.success).toBe("100.00 USDC and 100.00 USDT are in your wallet.");
  expect(change).toBe(100_000_000n);
  expect((await balanceOf(other.coin.address, "Dara")) - before).toBe(100_000_000n);
});

test("collect: whom the stablecoin blocks is paid at another address, and a mistyped one is refused", async () => {
  const { exchange } = market;
  const { listing, note, coin } = await fundedReceivable(exchange, "blocked", "USDC");
  await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: "total" }),
  );
  await blockWallet(exchange, "Dara", true);
  const { address } = persona("Ada");
  for (const text of mistypedAddresses)
    await expect(claimElsewhere(contextOf("Dara"), note, text)).rejects.toThrow("typing error");
  const before = await balanceOf(coin.address, "Ada");
  const { intent, change } = await carryOut("Dara", coin.address, (context) =>
    claimElsewhere(context, note, ` ${address} `),
  );
  expect(intent.summary[1]).toEqual({ label: "To", value: address });
  expect(change).toBe(0n);
  expect((await balanceOf(coin.address, "Ada")) - before).toBe(1_000_000_000n);
  await blockWallet(exchange, "Dara", false);
});

test("credit: whom the stablecoin blocks withdraws to another address, and a mistyped one is refused", async () => {
  const { exchange } = market;
  const { listing, coin } = await fundedReceivable(exchange, "blocked seller", "USDC");
  await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: "total" }),
  );
  await blockWallet(exchange, "Ben", true);
  const withdraw: BuildIntent = (context) => creditIntent(context, coin.address);
  await expect(carryOut("Ben", coin.address, withdraw)).rejects.toThrow();
  for (const text of mistypedAddresses)
    await expect(creditIntent(contextOf("Ben"), coin.address, text)).rejects.toThrow(
      "typing error",
    );
  const { address } = persona("Ada");
  const owed = await creditOf("Ben", coin);
  expect(owed).toBeGreaterThanOrEqual(50_000_000n);
  const before = await balanceOf(coin.address, "Ada");
  const { intent, change } = await carryOut("Ben", coin.address, (context) =>
    creditIntent(context, coin.address, ` ${address} `),
  );
  expect(intent.summary).toEqual([
    { label: "Is paid", value: formatAmount(owed - (owed % 10_000n), coin) },
    { label: "To", value: address },
  ]);
  expect(change).toBe(0n);
  expect((await balanceOf(coin.address, "Ada")) - before).toBe(owed);
  expect(await creditOf("Ben", coin)).toBe(0n);
  await blockWallet(exchange, "Ben", false);
});
