import { randomUUID } from "node:crypto";
import { findMarketSubject } from "@tenora/database/funding-request/find-market-subject";
import { findRiskRecords } from "@tenora/database/market/seller/find-risk-records";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import {
  insertMarketRows,
  insertUsdc,
  type ListingColumns,
  plainListing,
} from "@tenora/testing/market/insert-listing";
import { beforeAll, expect, test } from "vitest";
import { submitted, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const listedAt = 1_800_000_000;
const day = 86_400;
/** The indexed block's time, and the due date of what has been unpaid for its five days of grace then. */
const now = listedAt + 60 * day;
const graceEnds = now - 5 * day;
let token: string;

beforeAll(async () => {
  ({ token } = await createAdminSession(context.test.ownerUrl, "op@example.com"));
  await createMarketTables(context.test);
  const checkpoint = `${now}${"31337".padStart(16, "0")}${"42".padStart(16, "0")}${"9".repeat(33)}`;
  await context.owner(async (o) => {
    await insertUsdc(o);
    await insertMarketRows(o, "_ponder_checkpoint", [
      {
        chain_name: "local",
        chain_id: 31_337,
        safe_checkpoint: checkpoint,
        latest_checkpoint: checkpoint,
        finalized_checkpoint: checkpoint,
      },
    ]);
  });
});

const records = async (id: string) => {
  const subject = await asAdmin(context.admin, token, (tx) => findMarketSubject(tx, id));
  return asMarketReader(context.market, (tx) => findRiskRecords(tx, subject));
};

/** A request that repays 1,000 base units, listed or not. */
async function request(businessId: string, customer: string, listing: number | null = null) {
  const id = randomUUID();
  const hash = `0x${id.replaceAll("-", "").repeat(2)}`;
  const draft = { customerRegistryNumber: customer, customerCountry: "SG" };
  const terms = { repayPerUnit: 100, totalUnits: 10 };
  await context.owner((o) =>
    o.query(
      `insert into funding_requests (id, business_id, status, draft, submitted_at, fingerprint, terms,
         terms_digest, seller_signature, token_decimals, attestation, attestor, attestor_signature,
         attestation_expires_at, listing_id, listed_at)
       values ($1, $2, case when $6::bigint is null then 'submitted' else 'listed' end, $3, now(), $4,
         $5, $4, $4, 6, '{}', '0x' || repeat('ab', 20), $4, now(), $6,
         case when $6::bigint is not null then now() end)`,
      [id, businessId, draft, hash, terms, listing],
    ),
  );
  return id;
}
const list = (rows: readonly ListingColumns[]) =>
  context.owner((o) => insertMarketRows(o, "listings", rows));

test("risk records: nothing is known of a new seller and customer", async () => {
  const ben = await submitted(context);
  const none = { ended: 0, onTime: 0, defaulted: 0 };
  expect(await records(await request(ben.id, "A1"))).toEqual({
    seller: none,
    debtor: none,
    backers: 0,
    concentrationBps: 10_000,
  });
});

test("risk records: count what ended in time, late and in default, by seller and by customer", async () => {
  const [ben, cy] = [await submitted(context), await submitted(context)];
  const due = listedAt + 30 * day;
  const inTime = { state: 3, settled_at: due + 5 * day };
  const late = { state: 3, settled_at: due + 5 * day + 1 };
  const at = (id: number, seller: string, changes: ListingColumns): ListingColumns => ({
    ...plainListing(id, listedAt),
    seller,
    ...changes,
  });
  await list([
    at(1, ben.wallet, inTime),
    at(2, ben.wallet, late),
    at(3, ben.wallet, { state: 4, settled_at: null, defaulted_at: due + 5 * day + 1 }),
    at(4, ben.wallet, { state: 1, settled_at: null }),
    at(5, ben.wallet, { state: 5, settled_at: null }),
    // Repaid since: still a default.
    at(11, ben.wallet, { ...late, defaulted_at: due + 5 * day + 1 }),
    // Unpaid a second after its grace period ended, and in its last second.
    at(9, cy.wallet, { state: 2, settled_at: null, maturity: graceEnds - 1 }),
    at(10, cy.wallet, { state: 2, settled_at: null, maturity: graceEnds }),
    at(6, cy.wallet, inTime),
    at(7, cy.wallet, { state: 2, settled_at: null, maturity: now + day }),
  ]);
  await request(cy.id, "b2", 6);
  await request(ben.id, "B2", 4);
  const found = await records(await request(ben.id, "B2"));
  expect(found.seller).toEqual({ ended: 4, onTime: 1, defaulted: 2 });
  expect(found.debtor).toEqual({ ended: 1, onTime: 1, defaulted: 0 });
  expect(found.concentrationBps).toBe(10_000);
  const { seller } = await records(await request(cy.id, "E5"));
  expect(seller).toEqual({ ended: 2, onTime: 1, defaulted: 0 });
  // Half of what Ben would owe is another customer's.
  expect((await records(await request(ben.id, "C3"))).concentrationBps).toBe(5_000);
});

test("risk records: backers are eligible wallets that bought, counted once", async () => {
  const ben = await submitted(context);
  await list([{ ...plainListing(8, listedAt), seller: ben.wallet, state: 2 }]);
  const wallet = (byte: string) => `0x${byte.repeat(20)}`;
  const note = (id: bigint, buyer: string): ListingColumns => ({
    id,
    listing: 8,
    buyer,
    owner: buyer,
    units: 1,
    cost: 95,
    claimed: 0,
    refunded: null,
    reward_claimed: false,
    counter: 0,
    bought_at: listedAt,
    acquired_at: listedAt,
    acquired_cost: 95,
    former_owner: null,
    block: 1,
    transaction_hash: `0x${"01".repeat(32)}`,
  });
  const first = 8n << 24n;
  await context.owner(async (o) => {
    await insertMarketRows(o, "notes", [
      note(first + 1n, wallet("d1")),
      note(first + 2n, wallet("d1")),
      note(first + 3n, wallet("d2")),
      note(first + 4n, ben.wallet),
    ]);
    await insertMarketRows(
      o,
      "eligibilities",
      [wallet("d1"), ben.wallet].map((one) => ({
        wallet: one,
        issued_at: listedAt,
        expires_at: listedAt + day,
        not_before: 0,
      })),
    );
  });
  expect((await records(await request(ben.id, "D4"))).backers).toBe(1);
});
