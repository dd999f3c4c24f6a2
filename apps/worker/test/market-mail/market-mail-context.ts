import { type Database, openDatabase } from "@tenora/database/connection/connect";
import type {} from "@tenora/testing/database/global-setup";
import {
  asOwner,
  createTestDatabase,
  type TestDatabase,
} from "@tenora/testing/database/test-database";
import {
  createMarketTables,
  marketTablesSchema,
} from "@tenora/testing/market/create-market-tables";
import {
  insertMarketRows,
  insertUsdc,
  type ListingColumns,
  plainListing,
  usdc,
} from "@tenora/testing/market/insert-listing";
import { plainNote } from "@tenora/testing/market/insert-note";
import { moveChainHead } from "@tenora/testing/market/move-chain-head";
import type { Client } from "pg";
import { afterEach, beforeEach, inject } from "vitest";
import { recordListings } from "../../src/jobs/record-listings.ts";
import { findMarketMails } from "../../src/market-mail/find-market-mails.ts";
import { findSearchAlerts } from "../../src/market-mail/find-search-alerts.ts";

export const seller = `0x${"5e".repeat(20)}`;
export const lea = `0x${"1e".repeat(20)}`;
export const eli = `0x${"e1".repeat(20)}`;
export const day = 86_400;
/** The chain's time when it is read first: a midnight. */
export const start = 20_000 * day;

export interface SentMail {
  readonly kind: string;
  readonly to: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A market with a business that sells and two investors who hold, for each test. */
export function setUpMarketMailContext() {
  let test: TestDatabase;
  let database: Database<"tenora_jobs">;
  let market: Database<"tenora_web_market">;

  beforeEach(async () => {
    test = await createTestDatabase(inject("cluster"));
    database = openDatabase({ ...test, login: "tenora_jobs" });
    market = openDatabase({ ...test, login: "tenora_web_market" });
    await createMarketTables(test);
    await owner(async (client) => {
      await client.query(
        `insert into businesses (company_name, country, registration_number, director_name,
           director_email, wallet_address, status, consent_at, consent_version)
         values ('Ben Trading', 'Singapore', '1', 'Ben', 'ben@example.com', $1, 'approved', now(), '1')`,
        [seller],
      );
      await client.query(
        `insert into investors (wallet_address, investor_name, country,
           registration_number_encrypted, certificate_info, status)
         select wallet, name, 'Singapore', '\\x00', jsonb_build_object('email', name || '@example.com'),
           'approved' from unnest($1::text[], array['lea', 'eli']) p (wallet, name)`,
        [[lea, eli]],
      );
    });
    await asIndexer(insertUsdc);
    await moveTo(1, start);
  });
  afterEach(async () => {
    await Promise.all([database.close(), market.close()]);
    await test.drop();
  });

  const owner = <T>(run: (client: Client) => Promise<T>) => asOwner(test.ownerUrl, run);
  const asIndexer = (run: (client: Client) => Promise<unknown>) =>
    owner(async (client) => {
      await client.query("set role tenora_indexer");
      await run(client);
    });

  /** The chain's head; the final block is the same unless given. */
  const moveTo = (block: number, time: number, final = block) =>
    asIndexer((client) => moveChainHead(client, { block, time, final }));

  const addListing = (id: number, changes: ListingColumns = {}) =>
    asIndexer((client) =>
      insertMarketRows(client, "listings", [{ ...plainListing(id, start), seller, ...changes }]),
    );
  const changeListing = (id: number, changes: ListingColumns) =>
    asIndexer((client) =>
      client.query(
        `update ${marketTablesSchema}.listings set ${Object.keys(changes)
          .map((name, at) => `${name} = $${at + 2}`)
          .join(", ")} where id = $1`,
        [id, ...Object.values(changes)],
      ),
    );

  const addNotes = (listing: number, owners: readonly string[], units = 1) =>
    asIndexer((client) =>
      insertMarketRows(
        client,
        "notes",
        owners.map((wallet, at) => plainNote(listing, at + 1, wallet, { units, boughtAt: start })),
      ),
    );

  const addEvent = (
    block: number,
    type: string,
    listing: number,
    changes: Readonly<Record<string, unknown>> = {},
  ) =>
    asIndexer((client) =>
      insertMarketRows(client, "events", [
        {
          block,
          log_index: 0,
          type,
          contract: `0x${"ec".repeat(20)}`,
          listing,
          note: null,
          wallet: lea,
          counterparty: null,
          token: usdc,
          amount: 95,
          time: start + block,
          transaction_hash: `0x${block.toString(16).padStart(64, "0")}`,
          arguments: "{}",
          ...(changes as ListingColumns),
        },
      ]),
    );

  const run = (isOurChain = true) => findMarketMails({ database, market, isOurChain });
  const runSearches = (isOurChain = true) => findSearchAlerts({ database, market, isOurChain });
  const record = (isOurChain = true) => recordListings({ database, market, isOurChain });

  /** The mails of the outbox that were not read before, as "kind to whom". */
  const mails = () =>
    owner(async (client) => {
      const { rows } = await client.query<SentMail>(
        `select o.kind, coalesce(b.company_name, i.investor_name, r.draft ->> 'customerName') as to,
           o.details
         from outbox o
         left join businesses b on b.id = o.subject_id
         left join investors i on i.id = o.subject_id
         left join funding_requests r on r.id = o.subject_id
         where o.event_key is not null order by o.kind, 2`,
      );
      return rows;
    });
  const summary = async () => (await mails()).map(({ kind, to }) => `${kind} to ${to}`);

  return {
    owner,
    asIndexer,
    moveTo,
    addListing,
    changeListing,
    addNotes,
    addEvent,
    run,
    runSearches,
    record,
    mails,
    summary,
    ownerUrl: () => test.ownerUrl,
  };
}

export type MarketMailTestContext = ReturnType<typeof setUpMarketMailContext>;
