import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@tenora/embedded/free-port";
import { findPostgresBinaries } from "@tenora/embedded/postgres/postgres-binaries";
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from "@tenora/testing/database/private-postgres";
import { findDebianPrograms } from "@tenora/testing/servers/debian-programs";
import pg from "pg";
import { onboardingForm, Person } from "../../../web/test/support/people/person.ts";
import { start } from "../support/marketplace-process.ts";

const root = resolve(import.meta.dirname, "../../../..");
const concurrency = 4;

export interface DatabaseRestartResult {
  readonly restarts: number;
  readonly acknowledged: number;
  /** Acknowledged, but not stored exactly once with one history line and one mail. */
  readonly lost: number;
  /** How often a form was sent again after a response that it could not be saved. */
  readonly repeats: number;
  /** Seconds from each stop until a form that was sent after it is accepted. */
  readonly outages: readonly number[];
  /** The same, from the moment when the database accepts connections again. */
  readonly recoveries: readonly number[];
}

/**
 * R5: people send forms, each until it is accepted, while the database, which the marketplace did
 * not start, is restarted: alternately with a clean shutdown and as if it had crashed.
 */
export async function restartDatabaseUnderLoad(
  people: number,
  restarts: number,
): Promise<DatabaseRestartResult> {
  const programs =
    findDebianPrograms()?.postgresql ?? dirname((await findPostgresBinaries()).postgres);
  const postgres = await startPrivatePostgres(programs);
  const folder = mkdtempSync(join(tmpdir(), "tenora-restarted-"));
  chmodSync(folder, 0o755);
  const port = String(await freePort());
  const secret = (what: string) => `${what} that only the tests know of`;
  const running = start(root, {
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    AUTH_SECRET: secret("an auth secret"),
    LINK_SECRET: secret("a link secret"),
    DATA_KEY: secret("a data key"),
    ADMIN_PASSWORD: "correct horse battery staple",
    TRUST_PROXY: "1",
    LOG_LEVEL: "silent",
  });
  try {
    await running.untilReady();
    const place = { url: `http://127.0.0.1:${port}`, admin: { email: "", password: "" } };
    const crowd = Array.from({ length: people }, () => new Person(place));
    for (let at = 0; at < crowd.length; at += 8) {
      await Promise.all(crowd.slice(at, at + 8).map((one) => one.signInWithWallet()));
    }
    return await submitAll(crowd, postgres, restarts);
  } finally {
    await running.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function submitAll(
  people: readonly Person[],
  postgres: PrivatePostgres,
  restarts: number,
): Promise<DatabaseRestartResult> {
  /** When each acknowledged form was sent and answered, in ms. */
  const taken: { sent: number; answered: number }[] = [];
  const ordered: { stop: number; back: number }[] = [];
  let repeats = 0;

  async function submit(person: Person): Promise<void> {
    const submissionKey = crypto.randomUUID();
    for (;;) {
      const sent = performance.now();
      const form = onboardingForm(person.wallet, { submissionKey });
      const answer = await person.submit(form).catch(() => null);
      if (answer?.ok) return void taken.push({ sent, answered: performance.now() });
      if (answer && answer.status < 500) throw new Error(`Refused with ${answer.status}`);
      repeats += 1;
      await wait(50);
    }
  }

  let over = false;
  const every = Math.floor(people.length / (restarts + 1));
  const restarter = (async () => {
    for (let n = 1; n <= restarts; n += 1) {
      while (taken.length < n * every && !over) await wait(5);
      const stop = performance.now();
      await postgres.restart(n % 2 === 0 ? "fast" : "immediate");
      ordered.push({ stop, back: performance.now() });
    }
  })();
  const queue = people.values();
  const lane = async () => {
    for (const person of queue) await submit(person);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  over = true;
  await restarter;

  const firstAfter = (time: number) =>
    Math.min(...taken.filter(({ sent }) => sent > time).map(({ answered }) => answered));
  const seconds = (from: number, to: number) => Math.max(0, to - from) / 1000;
  const measured = ordered.filter(({ stop }) => firstAfter(stop) < Number.POSITIVE_INFINITY);
  return {
    restarts: ordered.length,
    acknowledged: taken.length,
    lost: people.length - (await countWhole(postgres.url, people)),
    repeats,
    outages: measured.map(({ stop }) => seconds(stop, firstAfter(stop))),
    recoveries: measured.map(({ stop, back }) => seconds(back, firstAfter(stop))),
  };
}

async function countWhole(ownerUrl: string, people: readonly Person[]): Promise<number> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ whole: number }>(
    `select count(*)::int as whole from businesses b where wallet_address = any($1)
       and (select count(*) from business_history h where h.business_id = b.id) = 1
       and (select count(*) from outbox o where o.subject_id = b.id) = 1`,
    [people.map(({ wallet }) => wallet)],
  );
  await owner.end();
  return rows[0]?.whole ?? 0;
}
