import { loadavg } from "node:os";
import { restartDatabaseUnderLoad } from "../../apps/supervisor/test/startup/database-restarts.ts";
import { type Bench, figure, information, percentile } from "../support/figure.ts";

const people = 1_050;
const restarts = 20;

/** R5: the database is restarted 20 times under load; every second restart is a simulated crash. */
export const run: Bench = async () => {
  const result = await restartDatabaseUnderLoad(people, restarts);
  const slowest = Math.max(...result.outages);
  const inSeconds = (value: number) => `${value.toFixed(2)} s`;
  return [
    figure("restarts under load", `${result.restarts}`, "20", result.restarts === restarts),
    figure(
      "from the stop command until a form is accepted again, slowest",
      `${inSeconds(slowest)} (median ${inSeconds(percentile(result.outages, 0.5))})`,
      "< 5 s",
      slowest < 5 && result.outages.length === restarts,
    ),
    information(
      "from the first possible connection, slowest",
      inSeconds(Math.max(...result.recoveries)),
    ),
    figure(
      "acknowledged but lost or duplicated",
      `${result.lost} of ${result.acknowledged}`,
      `0 of ${people}`,
      result.lost === 0 && result.acknowledged === people,
    ),
    information("forms sent again after an error", `${result.repeats} times`),
    information("system load while measuring", `${loadavg()[0]?.toFixed(1)}`),
  ];
};
