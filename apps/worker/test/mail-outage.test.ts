import type {} from "@tenora/testing/database/global-setup";
import { createTestDatabase } from "@tenora/testing/database/test-database";
import { expect, inject, test } from "vitest";
import { mailOutage } from "./mail-outage.ts";

// The short form of R4; `npm run bench -- R4` skips an hour and kills the worker twenty times.
test("mail outage: with the mail service down and the worker killed no mail is lost, and repeats keep their Message-ID", async () => {
  const database = await createTestDatabase(inject("cluster"));
  const kills = 3;
  const result = await mailOutage(database, { mails: 12, kills, outageSteps: 1 });
  await database.drop();
  expect(result).toMatchObject({ lost: 0, renamed: 0, unrecorded: 0 });
  expect(result.attemptsWhileDown).toBeGreaterThanOrEqual(12);
  expect(result.repeats).toBeLessThanOrEqual(kills);
}, 180_000);
