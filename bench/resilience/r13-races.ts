import { loadavg } from "node:os";
import { attestAtOnce } from "../../apps/web/test/races/attestations.ts";
import { raceForLastUnits } from "../../apps/web/test/races/last-units.ts";
import { raceOfReviewers } from "../../apps/web/test/races/reviewers.ts";
import { type Bench, figure, information, type MeasuredFigure } from "../support/figure.ts";
import { withMarketplace } from "../support/marketplace-context.ts";

const races = Number(process.env.BENCH_ROWS ?? 200);
const attestations = Math.min(50, races);

/** R13: two buyers of the last units, two reviewers of a request, many attestations at one limit. */
export const run: Bench = () =>
  withMarketplace(
    async ({ marketplace }) => {
      const buyers = await raceForLastUnits(marketplace, races);
      const reviewers = await raceOfReviewers(marketplace, races);
      const limit = await attestAtOnce(marketplace, attestations);
      for (const what of [...buyers.wrong, ...reviewers.wrong, ...limit.other].slice(0, 20))
        console.log(`  wrong: ${what}`);
      const fits = Math.min(6, attestations);
      return [
        ...figuresOf("two buyers of the last units", buyers),
        ...figuresOf("two reviewers of a request", reviewers),
        figure(
          `${attestations} attestations at once: attested, owed of 10,000`,
          `${limit.attested}, ${limit.owed.toFixed(0)}`,
          `${fits}, never more`,
          limit.attested === fits && limit.owed <= 10_000,
        ),
        figure(
          "the others, told that the tier allows no more",
          `${limit.refused}`,
          `${attestations - fits}`,
          limit.refused === attestations - fits,
        ),
        information("system load while measuring", `${loadavg()[0]?.toFixed(1)}`),
      ];
    },
    { RELAYER_DAILY_GAS: "2000000000" },
  );

function figuresOf(
  what: string,
  { won, wrong, told }: Awaited<ReturnType<typeof raceOfReviewers>>,
): MeasuredFigure[] {
  const times = Object.entries(told).map(([words, count]) => `${count} × ${words}`);
  return [
    figure(`${what}: exactly one wins`, `${won} of ${races}`, "all", won === races),
    figure(
      `${what}: told in other words, or money or records half moved`,
      `${wrong.length}`,
      "0",
      wrong.length === 0,
    ),
    information(`${what}: the other was told`, times.join("; ")),
  ];
}
