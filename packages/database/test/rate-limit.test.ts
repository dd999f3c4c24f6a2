import { createHash } from "node:crypto";
import { consumeTokens } from "@tenora/database/rate-limit/consume-tokens";
import { expect, test } from "vitest";
import { useDatabaseContext } from "./support/database-context.ts";

const context = useDatabaseContext();
const subject = (who: string) => createHash("sha256").update(who).digest("hex");
const take = (who: string, most: number, seconds: number, count = 1) =>
  consumeTokens(context.web, { subject: subject(who), count, most, seconds });

test("rate limit: grants exactly the allowed number of concurrent requests", async () => {
  const waits = await Promise.all(Array.from({ length: 60 }, () => take("crowd", 20, 3600)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  // One token is replenished every three minutes; differences of the clock are rounded up.
  for (const wait of waits.filter((one) => one > 0)) expect(wait).toBeGreaterThan(150);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(181);
  expect(await take("another caller", 20, 3600)).toBe(0);
});

test("rate limit: replenishes tokens one by one, up to the limit", async () => {
  for (let n = 0; n < 4; n += 1) expect(await take("slow", 4, 400)).toBe(0);
  expect(await take("slow", 4, 400)).toBeGreaterThan(0);
  const later = (seconds: number) =>
    context.owner((o) =>
      o.query(
        "update rate_limits set replenished_at = replenished_at - make_interval(secs => $2) where subject = $1",
        [subject("slow"), seconds],
      ),
    );
  await later(100);
  expect(await take("slow", 4, 400)).toBe(0);
  expect(await take("slow", 4, 400)).toBeGreaterThan(0);
  await later(1_000_000);
  for (let n = 0; n < 4; n += 1) expect(await take("slow", 4, 400)).toBe(0);
  expect(await take("slow", 4, 400)).toBeGreaterThan(0);
});

test("rate limit: consumes all requested tokens or none", async () => {
  expect(await take("lease", 50, 3600, 30)).toBe(0);
  expect(await take("lease", 50, 3600, 30)).toBeGreaterThan(0);
  expect(await take("lease", 50, 3600, 20)).toBe(0);
});
