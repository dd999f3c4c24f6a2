import { loginUrl } from "@tenora/database/connection/login-url";
import { freePort } from "@tenora/embedded/free-port";
import { asOwner, type TestDatabase } from "@tenora/testing/database/test-database";
import { type MailServer, startMailServer } from "@tenora/testing/servers/mail-server";
import { ageJobLocks } from "./job-queue-faults.ts";
import { killWorker, startWorkerProcess } from "./worker-process.ts";

export interface OutageOptions {
  /** Mails that are waiting when the service goes down. */
  readonly mails: number;
  readonly kills: number;
  /** How many times five minutes are skipped while the service is down. */
  readonly outageSteps: number;
}

export interface OutageResult {
  readonly mails: number;
  readonly kills: number;
  readonly attemptsWhileDown: number;
  readonly lost: number;
  readonly repeats: number;
  /** Mails that arrived under more than one Message-ID. */
  readonly renamed: number;
  readonly unrecorded: number;
}

/**
 * R4: the mail service is down for an hour, which is skipped rather than waited for; then it is back
 * and slow, while the worker is killed repeatedly at random moments.
 */
export async function mailOutage(
  database: TestDatabase,
  { mails, kills, outageSteps }: OutageOptions,
): Promise<OutageResult> {
  const { ownerUrl, authSecret } = database;
  const ask = <Row>(text: string, values: unknown[] = []) =>
    asOwner(ownerUrl, async (client) => (await client.query(text, values)).rows as Row[]);
  // The server comes back on the same port, so it must be one that nothing else uses.
  let server: MailServer = await startMailServer({}, await freePort());
  const settings = {
    databaseUrl: loginUrl(ownerUrl, "tenora_jobs", authSecret),
    email: { kind: "smtp", url: server.url },
    documents: { kind: "folder", folder: "/nowhere" },
    adminNotifyEmail: "office@example.com",
    contactEmail: "hello@example.com",
    publicContact: null,
    adminLinkKey: "a key that only the tests know",
    publicUrl: "https://tenora.example",
    logLevel: "silent",
  } as const;
  await server.stop();

  // Half of them are about onboarding, half about the market.
  const businesses = Math.floor(mails / 2);
  await ask(
    `insert into businesses (company_name, country, registration_number, director_name,
       director_email, wallet_address, consent_at, consent_version)
     select 'Ada Textiles', 'Singapore', n::text, 'Ada', 'ada' || n || '@example.com',
       '0x' || lpad(to_hex(n), 40, '0'), now(), '1' from generate_series(1, $1::int) n`,
    [businesses],
  );
  await ask(
    `with investor as (
       insert into investors (wallet_address, investor_name, country,
         registration_number_encrypted, certificate_info, status)
       select '0x' || lpad(to_hex(n), 40, '0'), 'Lea Tan', 'Singapore', '\\x00',
         jsonb_build_object('email', 'lea' || n || '@example.com'), 'approved'
       from generate_series(1, $1::int) n returning id)
     insert into outbox (kind, subject_id, event_key, details)
     select 'investor_reminder', id, 'reminder', $2 from investor`,
    [mails - businesses, JSON.stringify({ listing: 12, until: 1_900_000_000, days: -1 })],
  );
  let worker = await startWorkerProcess(settings);
  for (let step = 0; step < outageSteps; step += 1) {
    await until(async () => (await due(ask)) === 0);
    await letPass(ask, "5 minutes");
  }
  const [down] = await ask<{ attempts: number }>(
    "select sum(attempts)::int as attempts from outbox",
  );

  server = await startMailServer({}, server.port);
  server.mode = "slow";
  for (let kill = 0; kill < kills; kill += 1) {
    const before = server.received.length;
    await letPass(ask, "6 hours");
    await until(async () => server.received.length > before || (await unsent(ask)) === 0);
    await new Promise((done) => setTimeout(done, Math.random() * 250));
    await killWorker(worker);
    await ageJobLocks(ownerUrl);
    worker = await startWorkerProcess(settings);
  }
  server.mode = "well";
  await until(async () => {
    await letPass(ask, "6 hours");
    return (await unsent(ask)) === 0;
  });
  await killWorker(worker);
  await server.stop();

  const arrived = new Map<string, Set<string>>();
  for (const { to, messageId } of server.received) {
    const ids = arrived.get(to.join()) ?? new Set();
    arrived.set(to.join(), ids.add(messageId));
  }
  return {
    mails,
    kills,
    attemptsWhileDown: down?.attempts ?? 0,
    lost: mails - arrived.size,
    repeats: server.received.length - arrived.size,
    renamed: [...arrived.values()].filter((ids) => ids.size > 1).length,
    unrecorded: await unsent(ask),
  };
}

type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** As if everything that waits had waited this much longer. */
async function letPass(ask: Ask, time: string): Promise<void> {
  await ask("update outbox set next_attempt_at = next_attempt_at - $1::interval", [time]);
  await ask(
    `select graphile_worker.reschedule_jobs(array[id], run_at => run_at - $1::interval)
     from graphile_worker.jobs`,
    [time],
  );
}

const count = async (ask: Ask, from: string) =>
  (await ask<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0;
const due = (ask: Ask) => count(ask, "graphile_worker.jobs where run_at <= now()");
const unsent = (ask: Ask) => count(ask, "outbox where sent_at is null");

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 50));
}
