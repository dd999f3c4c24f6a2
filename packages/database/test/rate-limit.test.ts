import { createHash } from "node:crypto";
import { consumeTokens } from "@tenora/database/rate-limit/consume-tokens";
import { expect, test } from "vitest";
import { useDatabaseContext } from "./support/database-context.ts";

const context = useDatabaseContext();
const subject = (who: string) => createHash("sha256").update(who).digest("hex");
const take = (who: string, most: number, seconds: number, count = 1) =>
  consumeTokens(context.web, { subject: subject(who), count, most, seconds });
const one = { granted: 1, wait: 0 };

test("rate limit: grants exactly the allowed number of concurrent requests", async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => take("crowd", 20, 3600)));
  const waits = answers.map(({ wait }) => wait);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
  // One token is replenished every three minutes; differences of the clock are rounded up.
  for (const wait of waits.filter((one) => one > 0)) expect(wait).toBeGreaterThan(150);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(181);
  expect(await take("another caller", 20, 3600)).toEqual(one);
});

test("rate limit: replenishes tokens one by one, up to the limit", async () => {
  for (let n = 0; n < 4; n += 1) expect(await take("slow", 4, 400)).toEqual(one);
  expect((await take("slow", 4, 400)).granted).toBe(0);
  const later = (seconds: number) =>
    context.owner((o) =>
      o.query(
        "update rate_limits set replenished_at = replenished_at - make_interval(secs => $2) where subject = $1",
        [subject("slow"), seconds],
      ),
    );
  await later(100);
  expect(await take("slow", 4, 400)).toEqual(one);
  expect((await take("slow", 4, 400)).granted).toBe(0);
  await later(1_000_000);
  for (let n = 0; n < 4; n += 1) expect(await take("slow", 4, 400)).toEqual(one);
  expect((await take("slow", 4, 400)).granted).toBe(0);
});

test("rate limit: grants as many of the requested tokens as there are, and says when the next comes", async () => {
  expect(await take("batch", 50, 3600, 30)).toEqual({ granted: 30, wait: 0 });
  const rest = await take("batch", 50, 3600, 30);
  expect(rest.granted).toBe(20);
  expect(rest.wait).toBeGreaterThan(60);
  expect(rest.wait).toBeLessThanOrEqual(72);
  expect((await take("batch", 50, 3600, 30)).granted).toBe(0);
  expect(await take("larger than the limit", 5, 3600, 30)).toMatchObject({ granted: 5 });
});

test("rate limit: waits a second at most for a table that is locked", async () => {
  await context.owner(async (o) => {
    await o.query("begin; lock table rate_limits in access exclusive mode");
    try {
      await expect(take("locked out", 5, 3600)).rejects.toMatchObject({
        code: "DATABASE_UNAVAILABLE",
      });
    } finally {
      await o.query("rollback");
    }
  });
});
