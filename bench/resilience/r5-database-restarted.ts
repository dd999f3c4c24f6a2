import { loadavg } from "node:os";
import { restartDatabaseUnderLoad } from "../../apps/supervisor/test/startup/database-restarts.ts";
import { type Bench, figure, information, percentile } from "../support/figure.ts";

const people = 1_050;
const restarts = 20;

/** R5: the database is restarted twenty times under load; every other time as if it had crashed. */
export const run: Bench = async () => {
  const result = await restartDatabaseUnderLoad(people, restarts);
  const slowest = Math.max(...result.outages);
  const s = (value: number) => `${value.toFixed(2)} s`;
  return [
    figure("restarts under load", `${result.restarts}`, "20", result.restarts === restarts),
    figure(
      "from the order to stop until a form is taken again, slowest",
      `${s(slowest)} (median ${s(percentile(result.outages, 0.5))})`,
      "< 5 s",
      slowest < 5 && result.outages.length === restarts,
    ),
    information(
      "of it, once the database takes connections, slowest",
      s(Math.max(...result.recoveries)),
    ),
    figure(
      "acknowledged and lost or doubled",
      `${result.lost} of ${result.acknowledged}`,
      `0 of ${people}`,
      result.lost === 0 && result.acknowledged === people,
    ),
    information("sent again, since they could not be saved", `${result.repeats} times`),
    information("system load while measuring", `${loadavg()[0]?.toFixed(1)}`),
  ];
};
