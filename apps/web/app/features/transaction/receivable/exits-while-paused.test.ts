import { sendExchangeAdminAction } from "@tenora/chain/exchange/administration";
import { persona } from "@tenora/domain/demo/personas";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { describe, expect, test } from "vitest";
import { buyUnits } from "#test/components/transaction/buy-units.ts";
import { prepareExchange } from "#test/components/transaction/carry-out.ts";
import { fundedReceivable } from "#test/components/transaction/funded-receivable.ts";
import { actionIntent } from "./action-intent.ts";
import { claimIntent } from "./claim/claim-intent.ts";
import { creditIntent } from "./claim/credit-intent.ts";
import { payIntent } from "./pay/pay-intent.ts";

// What every button for an exit does, while nothing can be listed or bought.

const day = 86_400;
const million = 1_000_000n;

// Nothing ends a sunset, so each has a chain of its own.
describe.each(["pause", "sunset"] as const)(
  "everything stopped by %s on the due date",
  (action) => {
    const market = prepareExchange();

    const stop = () =>
      market.exchange.done(
        sendExchangeAdminAction(
          market.exchange.sender(persona("Olga").account),
          market.chain.deployment.registry,
          { action },
        ),
      );

    const buy = (name: "Dara" | "Eli", listing: bigint, units: number) =>
      buyUnits(market.exchange, name, listing, units);

    test("payment, collecting, credits, release, cancel, refund and default still work", async () => {
      const { rpcUrl, deployment } = market.chain;
      const funded = await fundedReceivable(market.exchange, `exits ${action}`, "USDC");
      const unpaid = await fundedReceivable(market.exchange, `unpaid ${action}`, "USDC");
      const closing = await listTestReceivable(rpcUrl, deployment);
      const failing = await listTestReceivable(rpcUrl, deployment);
      await buy("Dara", closing, 40);
      const note = await buy("Dara", failing, 5);
      const { address: token } = funded.coin;
      await market.exchange.moveTo(funded.maturity);
      await stop();
      await expect(buy("Eli", failing, 1)).rejects.toThrow();

      const pay = await market.carryOut("Cleo", token, (context) =>
        payIntent(context, { listing: funded.listing, amount: "total" }),
      );
      expect(pay.change).toBe(-1_050n * million);
      const claim = await market.carryOut("Dara", token, (context) =>
        claimIntent(context, [funded.note]),
      );
      expect(claim.change).toBe(1_000n * million);
      const credit = await market.carryOut("Ben", token, (context) => creditIntent(context, token));
      expect(credit.change).toBe(50n * million);

      const act = (name: "Eli" | "Dara", kind: "release" | "cancel" | "mark-default", of: bigint) =>
        market.carryOut(name, token, (context) => actionIntent(context, { kind, listing: of }));
      await act("Eli", "release", closing);
      expect(await market.read(closing)).toMatchObject({ status: "running" });
      await act("Eli", "cancel", failing);
      const refund = await market.carryOut("Dara", token, (context) =>
        actionIntent(context, { kind: "refund", listing: failing, note, amount: 475n * million }),
      );
      expect(refund.change).toBe(475n * million);
      await market.exchange.moveTo(unpaid.maturity + 35 * day + 1);
      await act("Eli", "mark-default", unpaid.listing);
      expect(await market.read(unpaid.listing)).toMatchObject({ status: "defaulted" });
    });
  },
);
