import { startEmbeddedDatabase } from "@tenora/testing/database/embedded-database";
import { createTestDatabase, prepareTemplate } from "@tenora/testing/database/test-database";
import { type Bench, figure } from "../support/figure.ts";
import { remindersAtOnce } from "../support/reminders-at-once.ts";

const reminders = 10_000;
const mostMinutes = 10;

/** P14: 10,000 investors are reminded at once, by one worker. */
export const run: Bench = async () => {
  const cluster = await startEmbeddedDatabase();
  try {
    await prepareTemplate(cluster);
    const database = await createTestDatabase(cluster);
    const result = await remindersAtOnce(database, reminders);
    const { seconds, sent, repeats, withOnePress, unrecorded } = result;
    const minutes = seconds / 60;
    return [
      figure(
        "until the last has left",
        `${minutes.toFixed(1)} min`,
        `≤ ${mostMinutes} min`,
        minutes <= mostMinutes,
      ),
      figure(
        "lost, or not recorded as sent",
        `${reminders - sent}, ${unrecorded} of ${reminders}`,
        "0",
        sent === reminders && unrecorded === 0,
      ),
      figure("sent twice", `${repeats}`, "0", repeats === 0),
      figure(
        "that a mail program can unsubscribe from by one press",
        `${withOnePress} of ${reminders}`,
        "all",
        withOnePress === reminders,
      ),
    ];
  } finally {
    await cluster.stop();
  }
};
