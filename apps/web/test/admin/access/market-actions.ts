import { randomBytes, randomUUID } from "node:crypto";
import { approveToken } from "@tenora/chain/exchange/account";
import { sendExchangeAdminAction } from "@tenora/chain/exchange/administration";
import { cancelListing, flagDispute, settleReceivable } from "@tenora/chain/exchange/listing";
import { buyNotes, claimNotes } from "@tenora/chain/exchange/note";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { recordOperatorAction } from "@tenora/database/operations/record-operator-action";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asOwner } from "@tenora/database/transaction/as-owner";
import { persona } from "@tenora/domain/demo/personas";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { exchangeOf } from "../../../../../e2e/support/market/exchange-of.ts";
import type { RunningMarketplace } from "../../../../../e2e/support/marketplace/running-marketplace.ts";
import type { Person } from "../../support/people/person.ts";
import type { AdminAction } from "./admin-actions.ts";

/** An account of the local chain that no persona has. */
const buyer = 8;

/** What operators do on the chain from the portal, each on a receivable of its own. */
export async function marketActions(
  marketplace: RunningMarketplace,
  op: Person,
): Promise<AdminAction[]> {
  const { rpcUrl, web } = marketplace;
  const exchange = await exchangeOf(marketplace);
  const { deployment } = exchange;
  const { registry } = deployment;
  const coin = exchange.coin("USDC");
  const at = deployment.exchange;
  const record = async (kind: string, subject: bigint | string, transaction: string) => {
    const body = { kind, subject: String(subject), transaction };
    const response = await op.post("/api/admin/market/actions", body);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  };
  const turn = (action: "pause" | "unpause") =>
    exchange.done(
      sendExchangeAdminAction(exchange.sender(persona("Olga").account), registry, { action }),
    );

  const flag = async (listing: bigint, disputed: boolean) => {
    const olga = exchange.sender(persona("Olga").account);
    const evidence = `0x${"e5".repeat(32)}` as const;
    return (await exchange.done(flagDispute(olga, at, { listing, disputed, evidence }))).hash;
  };

  const allow = (amount: bigint) =>
    exchange.done(approveToken(exchange.sender(buyer), coin.address, { spender: at, amount }));

  /** Bought whole, so that the seller is paid in the same transaction. */
  async function sold() {
    const listing = await listTestReceivable(rpcUrl, deployment);
    const order = await testOrder(exchange, listing, 100);
    await exchange.mint(buyer, coin, 2n * order.maxCost);
    await allow(order.maxCost);
    const bought = await exchange.done(buyNotes(exchange.sender(buyer), at, order));
    return { listing, note: bought.result as bigint, hash: bought.hash };
  }

  async function collected() {
    const { listing, note } = await sold();
    const amount = 1_000_000n;
    await allow(amount);
    const sender = exchange.sender(buyer);
    const payment = await testSettlement(exchange, listing, amount);
    await exchange.done(settleReceivable(sender, at, payment));
    const { hash } = await exchange.done(claimNotes(sender, at, [note]));
    return { listing, hash };
  }

  /** Not to be done on the chain of the other tests: as if it had been read there. */
  async function recordDirectly(kind: "mark-default" | "sunset", subject: string) {
    const { token } = await createAdminSession(marketplace.ownerUrl, marketplace.admin.email);
    const database = openDatabaseAt(web.database.webAdmin, "tenora_web_admin", 1);
    const { address: wallet } = testAccount(persona("Olga").account);
    const transaction = `0x${randomBytes(32).toString("hex")}` as const;
    const taken = { kind, subject, wallet, actedAt: 1_800_000_000, transaction };
    await asAdmin(database, token, (tx) => recordOperatorAction(tx, taken)).finally(database.close);
  }

  const ownId = () =>
    asOwner(marketplace.ownerUrl, async (owner) => {
      const text = "select user_id as id from admins where email = $1";
      const { rows } = await owner.query<{ id: string }>(text, [marketplace.admin.email]);
      return rows[0]?.id ?? null;
    });

  return [
    {
      action: "market.cancelled",
      async run() {
        const listing = await listTestReceivable(rpcUrl, deployment);
        const ben = exchange.sender(persona("Ben").account);
        const { hash } = await exchange.done(cancelListing(ben, at, listing));
        await record("cancel", listing, hash);
      },
    },
    {
      action: "market.released",
      async run() {
        const { listing, hash } = await sold();
        await record("release", listing, hash);
      },
    },
    {
      action: "market.holders_paid",
      async run() {
        const { listing, hash } = await collected();
        await record("pay-holders", listing, hash);
      },
    },
    {
      action: "market.dispute_raised",
      async run() {
        const listing = await listTestReceivable(rpcUrl, deployment);
        await record("raise-dispute", listing, await flag(listing, true));
      },
    },
    {
      action: "market.dispute_ended",
      async run() {
        const listing = await listTestReceivable(rpcUrl, deployment);
        await flag(listing, true);
        await record("end-dispute", listing, await flag(listing, false));
      },
    },
    {
      action: "collection.evidence_kept",
      async run() {
        const body = { id: randomUUID(), disputed: true, text: "The goods were never sent." };
        await expectOk(
          op.post(`/api/admin/market/${await defaultedReceivable(op)}/evidence`, body),
        );
      },
    },
    {
      action: "market.paused",
      run: async () => record("pause", "exchange", (await turn("pause")).hash),
    },
    {
      action: "market.unpaused",
      run: async () => record("unpause", "exchange", (await turn("unpause")).hash),
    },
    {
      action: "collection.contact_recorded",
      async run() {
        const body = { ...contact, id: randomUUID() };
        await expectOk(
          op.post(`/api/admin/market/${await defaultedReceivable(op)}/contacts`, body),
        );
      },
    },
    ...["collection.case_assigned", "collection.case_released"].map((action, at) => ({
      action,
      async run() {
        const mine = op.post(`/api/admin/market/${await defaultedReceivable(op)}/assignment`, {
          seen: at === 0 ? null : await ownId(),
          assign: at === 0,
        });
        await expectOk(mine);
      },
    })),
    {
      action: "collection.case_exported",
      async run() {
        const path = `/api/admin/market/${await defaultedReceivable(op)}/case-file`;
        await (await expectOk(op.fetch(path, { method: "POST" }))).arrayBuffer();
      },
    },
    { action: "market.default_recorded", run: () => recordDirectly("mark-default", "1") },
    { action: "market.sunset", run: () => recordDirectly("sunset", "exchange") },
  ];
}

/** A contact that an admin may record. */
export const contact = {
  party: "customer",
  person: "Cleo Canary",
  means: "phone",
  contactedAt: "2026-01-05T10:00:00.000Z",
  comment: "Promises to pay on Friday.",
} as const;

/** The number of a receivable of the demonstration that is in default, with a funding request. */
export async function defaultedReceivable(op: Person): Promise<number> {
  const response = await op.fetch("/api/v1/listings?status=defaulted&kind=factoring&limit=100");
  const { data } = (await response.json()) as { data: { id: number; risk: object | null }[] };
  // What only the chain knows has no risk grade.
  const found = data.findLast(({ risk }) => risk !== null);
  if (found === undefined) throw new Error("Nothing of the demonstration is in default");
  return found.id;
}

async function expectOk(asked: Promise<Response>): Promise<Response> {
  const response = await asked;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}
