import { usdc } from "@tenora/testing/market/insert-listing";
import { beforeEach, expect, test } from "vitest";
import { day, eli, lea, seller, setUpMarketMailContext, start } from "./market-mail-context.ts";

const { moveTo, addListing, addEvent, asIndexer, owner, run, mails, summary } =
  setUpMarketMailContext();

let block = 1;
beforeEach(async () => {
  block = 1;
  await addListing(1, { state: 3, sold_units: 10, funded_at: start });
});

/** Sets money aside at this time, or withdraws all of it. */
async function move(type: "credited" | "credit-withdrawn", wallet: string, at: number, amount = 5) {
  block += 1;
  await addEvent(block, type, 1, { wallet, token: usdc, amount, time: at });
  await asIndexer((client) =>
    client.query(
      `insert into indexer_tables.credits (account, token, amount) values ($1, $2, $3)
       on conflict (account, token) do update
       set amount = case when $4 then 0 else indexer_tables.credits.amount + excluded.amount end`,
      [wallet, usdc, type === "credited" ? amount : 0, type === "credit-withdrawn"],
    ),
  );
}

/** Moves the chain's clock to so many days after its first look, and has the worker look twice. */
async function lookAt(days: number) {
  block += 1;
  await moveTo(block, start + days * day + 60);
  for (const _ of [1, 2]) await run();
}

test("credit mails: whoever hasn't withdrawn for a day is told once, with what waits, however much is added", async () => {
  await run();
  await move("credited", seller, start + 100, 1_000_000);
  await move("credited", lea, start + 100);
  await lookAt(1);
  // Less than a day at midnight.
  expect(await summary()).toEqual([]);
  await move("credited", seller, start + day + 100, 500_000);
  await lookAt(2);
  const told = ["business_credit_waiting to Ben Trading", "investor_credit_waiting to lea"];
  expect(await summary()).toEqual(told);
  expect((await mails())[0]?.details).toMatchObject({ listing: 1, amount: "1.50 USDC" });
  await move("credited", seller, start + 2 * day + 100);
  for (const days of [3, 4, 5, 20]) await lookAt(days);
  expect(await summary()).toEqual(told);
});

test("credit mails: what was withdrawn in time isn't told, and what is set aside later is another credit", async () => {
  await run();
  await move("credited", lea, start + 100);
  await move("credit-withdrawn", lea, start + 200);
  await lookAt(3);
  expect(await summary()).toEqual([]);
  await move("credited", lea, start + 3 * day + 100);
  await lookAt(5);
  expect(await summary()).toEqual(["investor_credit_waiting to lea"]);
  await move("credit-withdrawn", lea, start + 5 * day + 100);
  await move("credited", lea, start + 5 * day + 200);
  // The clock jumps over several days.
  await lookAt(30);
  expect(await summary()).toEqual(Array(2).fill("investor_credit_waiting to lea"));
});

test("credit mails: what waited before the chain was read first is told to nobody", async () => {
  await move("credited", lea, start - 3 * day);
  await moveTo(block, start);
  await run();
  await move("credited", eli, start + 100);
  for (const days of [1, 2, 3, 10]) await lookAt(days);
  expect(await summary()).toEqual(["investor_credit_waiting to eli"]);
});

test("credit mails: each credit once, also when a worker dies before it notes how far it read", async () => {
  await run();
  await move("credited", lea, start + 100);
  await lookAt(2);
  await owner((client) => client.query(`update market_mail_position set "time" = ${start}`));
  for (const _ of [1, 2]) await run();
  expect(await summary()).toEqual(["investor_credit_waiting to lea"]);
});
