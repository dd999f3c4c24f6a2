import { testUSDCAbi } from "@tenora/chain/generated/test-usdc";
import { simulateAndSend } from "@tenora/chain/transaction/simulate-and-send";
import { persona } from "@tenora/domain/demo/personas";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { expect, test } from "vitest";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { prepareExchange } from "../testing/carry-out.ts";
import { fundedReceivable } from "../testing/funded-receivable.ts";
import { claimElsewhere, claimIntent } from "./claim-intent.ts";
import { payIntent } from "./pay-intent.ts";

const day = 86_400;
const market = prepareExchange();
const { balanceOf, carryOut, contextOf, read: dueOf } = market;

const kinds = (intent: Awaited<ReturnType<BuildIntent>>) => intent.steps.map(({ kind }) => kind);

test("payment: a customer pays a part with USDT and the rest, and no allowance remains", async () => {
  const { listing, coin } = await fundedReceivable(market.exchange, "in parts", "USDT");
  const part = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: 400_000_000n }),
  );
  expect(part.change).toBe(-400_000_000n);
  expect(part.allowance).toBe(0n);
  const rest = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: "total" }),
  );
  expect(rest.change).toBe(-650_000_000n);
  expect(rest.allowance).toBe(0n);
  expect(await dueOf(listing)).toMatchObject({ status: "settled", due: { total: 0n } });
  const again = payIntent(contextOf("Cleo"), { listing, amount: "total" });
  await expect(again).rejects.toThrow("It's already paid in full.");
});

test("payment: more than is due is never taken", async () => {
  const { listing, coin } = await fundedReceivable(market.exchange, "too much", "USDC");
  const { intent, change } = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: 5_000_000_000n }),
  );
  expect(kinds(intent)).toEqual(["sign", "call"]);
  expect(change).toBe(-1_050_000_000n);
});

test("payment: while the late fee rises one signature pays all that investors are owed", async () => {
  const { listing, note, coin, maturity } = await fundedReceivable(market.exchange, "late", "USDC");
  await market.exchange.moveTo(maturity + 15 * day);
  expect(await dueOf(listing)).toMatchObject({ status: "late" });
  const { intent, change } = await carryOut("Ben", coin.address, (context) =>
    payIntent(context, { listing, amount: "holders" }),
  );
  expect(kinds(intent)).toEqual(["sign", "call"]);
  // The reserve isn't paid yet, so the exchange takes all that was signed for.
  expect(intent.summary[0]).toEqual({ label: "You pay", value: formatAmount(-change, coin) });
  expect(intent.summary).toContainEqual({
    label: "Of which to investors",
    value: expect.stringMatching(
      /^1,003\.28\d+ USDC \(includes a late fee of 3\.28\d+ USDC, from the business's share\)$/,
    ),
  });
  expect(intent.risks?.join()).not.toContain("stays yours");
  // 1,000 at 12% a year over ten days are 3.287671.
  expect(-change).toBeGreaterThanOrEqual(1_003_287_671n);
  expect(-change).toBeLessThan(1_003_400_000n);
  expect(await dueOf(listing)).toMatchObject({ status: "settled", due: { repayment: 0n } });

  const collect: BuildIntent = (context) => claimIntent(context, [note]);
  const claimed = await carryOut("Dara", coin.address, collect);
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
  const block = (blocked: boolean) =>
    exchange.done(
      simulateAndSend(exchange.sender(persona("Olga").account), {
        address: coin.address,
        abi: testUSDCAbi,
        functionName: "setBlacklisted",
        args: [persona("Dara").address, blocked],
      }),
    );
  await block(true);
  const { address } = persona("Ada");
  const mistyped = address.replace("C51812dc", "c51812dc");
  for (const text of ["", "0x12", mistyped, `${address}0`])
    await expect(claimElsewhere(contextOf("Dara"), note, text)).rejects.toThrow("typing error");
  const before = await balanceOf(coin.address, "Ada");
  const { intent, change } = await carryOut("Dara", coin.address, (context) =>
    claimElsewhere(context, note, ` ${address} `),
  );
  expect(intent.summary[1]).toEqual({ label: "To", value: address });
  expect(change).toBe(0n);
  expect((await balanceOf(coin.address, "Ada")) - before).toBe(1_000_000_000n);
  await block(false);
});
