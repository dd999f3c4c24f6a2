import type {} from "@tenora/testing/database/global-setup";
import { createTestDatabase } from "@tenora/testing/database/test-database";
import { expect, inject, test } from "vitest";
import { mailOutage } from "./mail-outage.ts";

// The short form of R4; `npm run bench -- R4` lets an hour pass and kills twenty times.
test("the mail service is down and the worker is killed: nothing is lost, repeats keep their id", async () => {
  const database = await createTestDatabase(inject("cluster"));
  const kills = 3;
  const result = await mailOutage(database, { mails: 12, kills, fives: 1 });
  await database.drop();
  expect(result).toMatchObject({ lost: 0, renamed: 0, unnoted: 0 });
  expect(result.attemptsWhileDown).toBeGreaterThanOrEqual(12);
  expect(result.repeats).toBeLessThanOrEqual(kills);
}, 180_000);
