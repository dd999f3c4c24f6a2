import { startEmbeddedDatabase } from "@tenora/testing/database/embedded-database";
import { createTestDatabase, prepareTemplate } from "@tenora/testing/database/test-database";
import { mailOutage } from "../../apps/worker/test/mail-outage.ts";
import { type Bench, figure, information } from "../support/figure.ts";

/** R4: an hour without a mail service, then 20 kills of the worker. */
export const run: Bench = async () => {
  const cluster = await startEmbeddedDatabase();
  try {
    await prepareTemplate(cluster);
    const database = await createTestDatabase(cluster);
    const result = await mailOutage(database, { mails: 60, kills: 20, outageSteps: 12 });
    const { mails, kills, lost, repeats, renamed, unrecorded, attemptsWhileDown } = result;
    return [
      information("mails, attempts while the service was down", `${mails}, ${attemptsWhileDown}`),
      figure(
        "lost, or not recorded as sent",
        `${lost}, ${unrecorded} of ${mails}`,
        "0",
        lost + unrecorded === 0,
      ),
      figure("repeats", `${repeats} in ${kills} kills`, "≤ 1 per kill", repeats <= kills),
      figure("repeats under another Message-ID", `${renamed}`, "0", renamed === 0),
    ];
  } finally {
    await cluster.stop();
  }
};
