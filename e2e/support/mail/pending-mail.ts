import { expect } from "@playwright/test";
import { ask } from "../admin/review.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/** Waits until the worker has tried to send the only mail, which is still pending. */
export async function expectFailedAttempt(running: RunningMarketplace): Promise<void> {
  const failed = "select 1 from public.outbox where attempts > 0 and sent_at is null";
  await expect
    .poll(async () => (await ask(running, failed, [])).length, { timeout: 60_000 })
    .toBe(1);
}

/** Makes the next attempt of the worker due now. */
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
