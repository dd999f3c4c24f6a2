import { testUSDCAbi } from "@tenora/chain/generated/test-usdc";
import { simulateAndSend } from "@tenora/chain/transaction/simulate-and-send";
import { persona } from "@tenora/domain/demo/personas";
import { expect, test, vi } from "vitest";
import { prepareExchange } from "#test/components/transaction/carry-out.ts";
import { fundedReceivable } from "#test/components/transaction/funded-receivable.ts";
import { payIntent } from "~/features/transaction/receivable/pay/pay-intent";
import { payHoldersIntent } from "./pay-holders-intent.ts";

const market = prepareExchange();

test("pay the holders: claims no payment of a note that the stablecoin refused, whose transaction succeeds", async () => {
  const { exchange, carryOut, balanceOf } = market;
  const { listing, note, coin } = await fundedReceivable(exchange, "refused", "USDC");
  await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: "total" }),
  );
  await exchange.done(
    simulateAndSend(exchange.sender(persona("Olga").account), {
      address: coin.address,
      abi: testUSDCAbi,
      functionName: "setBlacklisted",
      args: [persona("Dara").address, true],
    }),
  );
  const data = [{ id: Number(note), claimable: "1000000000" }];
  const network = fetch;
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) =>
    String(request[0]).startsWith("/api/")
      ? Response.json({ data, next: null })
      : network(...request),
  );
  const before = await balanceOf(coin.address, "Dara");
  const { intent } = await carryOut("Olga", coin.address, (context) =>
    payHoldersIntent(context, String(listing)),
  );
  vi.unstubAllGlobals();
  expect(intent.summary[0]).toEqual({ label: "Waiting for holders", value: "1,000.00 USDC" });
  expect(await balanceOf(coin.address, "Dara")).toBe(before);
  expect(intent.success).toBe(
    "Your transaction went through. Notes that the stablecoin refused to pay stay in this list.",
  );
});
