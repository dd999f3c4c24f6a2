import { setTimeout as wait } from "node:timers/promises";
import type { Relayer } from "@tenora/chain/relay/open-relayer";
import type { Database } from "@tenora/database/connection/connect";
import { countRelayJobs } from "@tenora/database/relay/count-relay-jobs";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { Gauge, type Registry } from "prom-client";

/** How long a scrape waits for the database and the chain. */
const timeoutMs = 3_000;

const unknown = {
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
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `tenora_relayer_${name}`, help, labelNames, registers });
  const gas = gauge("gas", "Gas used in the last 24 hours, with what open jobs may use.");
  const oldest = gauge("oldest_seconds", "Age of the oldest job that has not ended.");
  const failed = gauge("failed_jobs", "Jobs of the last 24 hours that were not carried out.");
  gauge("daily_gas", "The most gas that any 24 hours may use.").set(dailyGas);
  new Gauge({
    name: "tenora_relayer_jobs",
    help: "Jobs that have not ended: waiting for their turn, or sent. NaN: the database does not answer.",
    labelNames: ["state"],
    registers,
    async collect() {
      const count = await orAfterTimeout(asWorker(database, countRelayJobs), unknown);
      this.set({ state: "waiting" }, count.waiting);
      this.set({ state: "sent" }, count.sent);
      gas.set(count.gas);
      oldest.set(count.oldestSeconds);
      failed.set(count.failed);
    },
  });
  new Gauge({
    name: "tenora_relayer_ether",
    help: "What the relayer's account has left. NaN: the chain does not answer.",
    registers,
    async collect() {
      const wei = await orAfterTimeout<bigint | null>(relayer.balance(), null);
      this.set(wei === null ? Number.NaN : Number(wei) / 1e18);
    },
  });
}
