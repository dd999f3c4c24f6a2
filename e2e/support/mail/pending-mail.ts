import { expect } from "@playwright/test";
import { ask } from "../admin/review.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/** The worker has tried to send the one mail there is, and it still waits. */
export async function expectFailedAttempt(running: RunningMarketplace): Promise<void> {
  const tried = "select 1 from public.outbox where attempts > 0 and sent_at is null";
  await expect
    .poll(async () => (await ask(running, tried, [])).length, { timeout: 60_000 })
    .toBe(1);
}

/** The minutes until the worker tries again are over. */
export async function skipToNextAttempt(running: RunningMarketplace): Promise<void> {
  const earlier = (column: string) => `${column} - interval '1 day'`;
  await ask(
    running,
    `update public.outbox set next_attempt_at = ${earlier("next_attempt_at")}`,
    [],
  );
  await ask(
    running,
    `select graphile_worker.reschedule_jobs(array[id], run_at => ${earlier("run_at")})
     from graphile_worker.jobs`,
    [],
  );
}
