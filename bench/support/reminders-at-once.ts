import { loginUrl } from "@tenora/database/connection/login-url";
import { asOwner, type TestDatabase } from "@tenora/testing/database/test-database";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import { insertMarketRows, insertUsdc, plainListing } from "@tenora/testing/market/insert-listing";
import { plainNote } from "@tenora/testing/market/insert-note";
import { moveChainHead } from "@tenora/testing/market/move-chain-head";
import { startMailServer } from "@tenora/testing/servers/mail-server";
import type { Client } from "pg";
import { killWorker, startWorkerProcess } from "../../apps/worker/test/worker-process.ts";

const day = 86_400;
/** The chain's time when it is read first: a midnight. */
const start = 20_000 * day;
/** A worker that takes longer for one step has stopped sending. */
const longestMs = 60 * 60_000;

export interface RemindersResult {
  /** From the look at the market to the last mail, in seconds. */
  readonly seconds: number;
  readonly sent: number;
  /** Mails to a recipient who had one already. */
  readonly repeats: number;
  /** Mails that a mail program can unsubscribe from by one press. */
  readonly withOnePress: number;
  readonly unrecorded: number;
}

/**
 * So many receivables fall due tomorrow that `reminders` investors are reminded at once, each of a
 * listing of their own; one worker sends all of them through a mail server.
 */
export async function remindersAtOnce(
  database: TestDatabase,
  reminders: number,
): Promise<RemindersResult> {
  const { ownerUrl, authSecret } = database;
  const ask = <Row>(text: string, values: unknown[] = []) =>
    asOwner(ownerUrl, async (client) => (await client.query(text, values)).rows as Row[]);
  await createMarketTables(database);
  await asOwner(ownerUrl, (client) => insertMarket(client, reminders));
  const server = await startMailServer();
  const login = (name: "tenora_jobs" | "tenora_web_market") => loginUrl(ownerUrl, name, authSecret);
  const worker = await startWorkerProcess({
    databaseUrl: login("tenora_jobs"),
    market: { databaseUrl: login("tenora_web_market"), isOurChain: true },
    email: { kind: "smtp", url: server.url },
    documents: { kind: "folder", folder: "/nowhere" },
    adminNotifyEmail: "office@example.com",
    contactEmail: "hello@example.com",
    publicContact: null,
    adminLinkKey: "a key that only the tests know",
    publicUrl: "https://tenora.example",
    logLevel: "silent",
  });
  try {
    const look = () => ask("select graphile_worker.add_job('find_market_mails')");
    await look();
    await until(async () => (await ask("select 1 from market_mail_position")).length === 1);
    await asOwner(ownerUrl, (client) =>
      moveChainHead(client, { block: 2, time: start + 29 * day }),
    );
    const began = performance.now();
    await look();
    await until(async () => {
      const [{ n } = { n: 0 }] = await ask<{ n: number }>(
        "select count(*)::int as n from outbox where sent_at is not null",
      );
      return n >= reminders;
    });
    const seconds = (performance.now() - began) / 1_000;
    // Whatever would be told again is told now.
    await look();
    await until(async () => (await ask("select 1 from graphile_worker.jobs")).length === 0);
    const { received } = server;
    const people = new Set(received.map(({ to }) => to[0]));
    const unsent = await ask("select 1 from outbox where sent_at is null");
    return {
      seconds,
      sent: people.size,
      repeats: received.length - people.size,
      withOnePress: received.filter(({ content }) => content.includes("List-Unsubscribe-Post"))
        .length,
      unrecorded: unsent.length,
    };
  } finally {
    await killWorker(worker);
    await server.stop();
  }
}

async function insertMarket(client: Client, count: number): Promise<void> {
  const wallets = Array.from(
    { length: count },
    (_, at) => `0x${(at + 1).toString(16).padStart(40, "0")}`,
  );
  await client.query(
    `insert into investors (wallet_address, investor_name, country,
       registration_number_encrypted, certificate_info, status)
     select wallet, 'Investor ' || n, 'Singapore', '\\x00',
       jsonb_build_object('email', 'investor' || n || '@example.com'), 'approved'
     from unnest($1::text[]) with ordinality p (wallet, n)`,
    [wallets],
  );
  await client.query("set role tenora_indexer");
  await insertUsdc(client);
  const funded = { state: 2, sold_units: 10, funded_at: start, maturity: start + 30 * day - 1 };
  await insertMarketRows(
    client,
    "listings",
    wallets.map((_, at) => ({ ...plainListing(at + 1, start), ...funded })),
  );
  await insertMarketRows(
    client,
    "notes",
    wallets.map((owner, at) => plainNote(at + 1, 1, owner, { units: 10, boughtAt: start })),
  );
  await moveChainHead(client, { block: 1, time: start });
  await client.query("reset role");
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + longestMs;
  while (!(await holds())) {
    if (performance.now() > latest) throw new Error("The reminders did not end within an hour");
    await new Promise((done) => setTimeout(done, 100));
  }
}
