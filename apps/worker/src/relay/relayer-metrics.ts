import { setTimeout as wait } from "node:timers/promises";
import type { Relayer } from "@tenora/chain/relay/open-relayer";
import type { Database } from "@tenora/database/connection/connect";
import { countRelayJobs, type RelayCounts } from "@tenora/database/relay/count-relay-jobs";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { Gauge, type Registry } from "prom-client";

/** How long a scrape waits for the database and the chain. */
const timeoutMs = 3_000;

const unknown: RelayCounts = {
  waiting: Number.NaN,
  sent: Number.NaN,
  failed: Number.NaN,
  gas: Number.NaN,
  oldestSeconds: Number.NaN,
};

const orAfterTimeout = <T>(answer: Promise<T>, otherwise: T) =>
  Promise.race([answer.catch(() => otherwise), wait(timeoutMs, otherwise, { ref: false })]);

interface Watched {
  readonly database: Database<"tenora_jobs">;
  readonly relayer: Pick<Relayer, "balance">;
  readonly dailyGas: number;
}

/** Adds the figures of the relayer: its jobs, its gas of a day, and what is left to pay it with. */
export function watchRelayer(registry: Registry, { database, relayer, dailyGas }: Watched): void {
  const registers = [registry];
  let pending: Promise<RelayCounts> | null = null;
  /** One query for all gauges of a scrape, which are collected together. */
  const count = () => {
    pending ??= orAfterTimeout(asWorker(database, countRelayJobs), unknown).finally(() => {
      pending = null;
    });
    return pending;
  };
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name: `tenora_relayer_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  new Gauge({
    name: "tenora_relayer_jobs",
    help: "Jobs that have not ended: waiting for their turn, or sent. NaN: the database does not answer.",
    labelNames: ["state"],
    registers,
    async collect() {
      const { waiting, sent } = await count();
      this.set({ state: "waiting" }, waiting);
      this.set({ state: "sent" }, sent);
    },
  });
  gauge("gas", "Gas used in the last 24 hours, with what open jobs may use.", async () => {
    const { gas } = await count();
    return gas;
  });
  gauge("daily_gas", "The most gas that any 24 hours may use.", async () => dailyGas);
  gauge("oldest_seconds", "Age of the oldest job that has not ended.", async () => {
    const { oldestSeconds } = await count();
    return oldestSeconds;
  });
  gauge("failed_jobs", "Jobs of the last 24 hours that were not carried out.", async () => {
    const { failed } = await count();
    return failed;
  });
  gauge("ether", "What the account has left. NaN: the chain does not answer.", async () => {
    const wei = await orAfterTimeout<bigint | null>(relayer.balance(), null);
    return wei === null ? Number.NaN : Number(wei) / 1e18;
  });
}
