// An order that a customer has placed and agreed to pay: from its draft to the first unit that is sold.
import { approveToken } from "@tenora/chain/exchange/account";
import { buyNotes } from "@tenora/chain/exchange/note";
import { persona } from "@tenora/domain/demo/personas";
import { addDays, toCalendarDate } from "@tenora/domain/text/calendar-date";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { testOrder } from "@tenora/testing/market/agreements";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchangeOf } from "../../../../e2e/support/market/exchange-of.ts";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { createReviewContext } from "../support/funding-request-review.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { readPage } from "../support/read-page.ts";

const { url } = marketplace;
const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());
const { approvedBusiness, create, find, submission, upload } = createFundingRequestContext(
  marketplace,
  owner,
);
const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as Row[];
const op = new Person(marketplace);
const { check, publish, signed, stored } = createReviewContext(marketplace, ask, op);
beforeAll(() => op.signInAsAdmin());

const own = "/api/business/funding-requests";
const admin = "/api/admin/funding-requests";

/** The first Sunday in at least so many days. */
function sundayAfter(days: number): string {
  const day = new Date(addDays(Date.now(), days));
  return toCalendarDate(addDays(day.getTime(), (7 - day.getUTCDay()) % 7));
}

/** Dara buys, as her wallet would. */
async function buy(listing: bigint, units: number): Promise<void> {
  const exchange = await exchangeOf(marketplace);
  const { account } = persona("Dara");
  const order = await testOrder(exchange, listing, units);
  const { token, maxCost: amount } = order;
  await exchange.mint(account, exchange.coin("USDC"), amount);
  const { exchange: at } = exchange.deployment;
  const sender = exchange.sender(account);
  await exchange.done(approveToken(sender, token, { spender: at, amount }));
  await exchange.done(buyNotes(sender, at, order));
}

test("an order: drafted, proved, signed, attested, published and sold, due on the Sunday that was agreed", async () => {
  const ben = await approvedBusiness();
  const dueDate = sundayAfter(60);
  const id = await create(ben, { kind: "order", dueDate });
  // Without the written order there is nothing to sign.
  const unproved = await ben.post(`${own}/${id}/signing`, { version: 1 });
  expect(await unproved.json()).toMatchObject({ code: "FUNDING_REQUEST_INCOMPLETE" });
  expect((await upload(ben, id)).status).toBe(200);
  const body = await submission(ben, id);
  expect((await ben.post(`${own}/${id}/submission`, body)).status).toBe(200);
  expect((await find(ben, id)).request).toMatchObject({
    status: "submitted",
    draft: { kind: "order", dueDate },
  });
  const { terms } = await stored(id);
  // A weekend is a day like others: no date is moved, and the day counts to its last second.
  const maturity = Date.parse(`${dueDate}T23:59:59Z`) / 1_000;
  expect(terms).toMatchObject({ kind: 0, maturity });

  const attest = async () => op.post(`${admin}/${id}/attestation`, await signed(id));
  await check(id, "contact");
  // A customer who was reached hasn't agreed to owe it yet.
  expect(await (await attest()).json()).toMatchObject({ code: "REQUEST_NOT_CHECKED" });
  await check(id, "debt", "duplicates");
  expect((await attest()).status).toBe(200);

  const listing = await publish(id);
  const recorded = await ben.post(`${own}/${id}/listing`, {});
  expect(await recorded.json()).toEqual({ listing: listing.toString() });
  const sold = async () => {
    const answer = await fetch(`${url}/api/v1/listings/${listing}`);
    return ((await answer.json()) as { data?: object }).data;
  };
  const onSale = { kind: "factoring", level: "attested", status: "open", soldUnits: 0 };
  await expect.poll(sold, { timeout: 20_000 }).toMatchObject(onSale);
  await buy(listing, 100);
  await expect.poll(sold, { timeout: 20_000 }).toMatchObject({ status: "open", soldUnits: 100 });
  const { request } = await find(ben, id);
  expect(request.status).toBe("listed");
  expect(request.market?.next).toMatch(/^On sale until \w+ \d+, \d+\./);
  expect(request.market?.raised).toMatch(/^[1-9][\d.,]* of 24,000\.00 USDC$/);
  const { text } = await readPage(`${url}/exchange/${listing}`);
  expect(text).toContain(formatShortDate(new Date(dueDate)));
  // Nothing but its request says that it is one.
  expect(text).toMatch(/ is selling a [\d,]+ USDC order On sale until /);
  expect(text).not.toMatch(/\binvoice\b/i);
  const list = await readPage(`${url}/exchange?q=%23${listing}`);
  expect(list.text).toContain(`#${listing} · order, checked by `);
  const payment = await readPage(`${url}/pay/${listing}`);
  expect(payment.text).toMatch(/ offered this [\d,.]+ USDC order to investors\./);
}, 60_000);
