import { approveToken } from "@tenora/chain/exchange/account";
import { buyNotes } from "@tenora/chain/exchange/note";
import { asOwner } from "@tenora/testing/database/test-database";
import { testOrder } from "@tenora/testing/market/agreements";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { expect, test } from "vitest";
import { exchangeOf } from "../../../../e2e/support/market/exchange-of.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

// The address of a guest, who buys by invitation or by a link and isn't registered.

const { rpcUrl, url } = marketplace;
const path = "/api/investor/guest-address";
const put = (person: Person, email: unknown) => person.post(path, { email }, "PUT");
const own = async (person: Person) => (await person.fetch(path)).json();

/** As when they asked Ben to let them into a sale. */
const askToJoin = ({ wallet }: Person) =>
  asOwner(marketplace.ownerUrl, (owner) =>
    owner.query(
      "insert into join_requests (listing_id, wallet, seller, name) values (999, $1, $2, 'Lea')",
      [wallet.toLowerCase(), `0x${"be".repeat(20)}`],
    ),
  );

/** One unit of a new receivable, as the wallet of this account of the local chain buys it. */
async function buyOne(account: number): Promise<void> {
  const exchange = await exchangeOf(marketplace);
  const { exchange: spender } = exchange.deployment;
  const listing = await listTestReceivable(rpcUrl, exchange.deployment);
  const order = await testOrder(exchange, listing, 1);
  await exchange.mint(account, exchange.coin("USDC"), order.maxCost);
  const sender = exchange.sender(account);
  await exchange.done(approveToken(sender, order.token, { spender, amount: order.maxCost }));
  await exchange.done(buyNotes(sender, spender, order));
}

test("guest's address: its wallet alone keeps, reads and takes it away", async () => {
  const [lea, eve] = [new Person(marketplace), new Person(marketplace)];
  await askToJoin(lea);
  expect((await put(lea, "lea@example.com")).status).toBe(401);
  expect(await own(lea)).toEqual({ wallet: null, address: null });
  await lea.signInWithWallet();
  await eve.signInWithWallet();
  for (const wrong of ["lea", "lea@", "a@b@c.de", `${"x".repeat(250)}@example.com`, null, 7])
    expect((await put(lea, wrong)).status).toBe(400);
  expect((await put(lea, " Lea@Example.com ")).status).toBe(200);
  const address = { email: "lea@example.com", isConfirmed: false, isRegistered: false };
  expect(await own(lea)).toEqual({ wallet: lea.wallet.toLowerCase(), address });
  expect((await put(eve, "")).status).toBe(200);
  expect(await own(eve)).toMatchObject({ address: { email: null } });
  expect(await own(lea)).toMatchObject({ address });
  expect((await put(lea, "")).status).toBe(200);
  expect(await own(lea)).toMatchObject({ address: { email: null } });
});

test("guest's address: a wallet gives one once it holds a note, and none before", async () => {
  const account = 9;
  const dan = new Person(marketplace, testAccount(account));
  await dan.signInWithWallet();
  const refused = await put(dan, "dan@example.com");
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "NOTHING_TO_TELL" }]);
  expect(await own(dan)).toMatchObject({ address: { email: null } });
  await buyOne(account);
  const notes = async () => {
    const answer = await fetch(`${url}/api/v1/wallets/${dan.wallet}/notes`);
    return ((await answer.json()) as { data?: unknown[] }).data;
  };
  await expect.poll(notes, { timeout: 20_000 }).toHaveLength(1);
  expect((await put(dan, "dan@example.com")).status).toBe(200);
  expect(await own(dan)).toMatchObject({ address: { email: "dan@example.com" } });
});
