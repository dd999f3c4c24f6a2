import { loadavg } from "node:os";
import { tradeWhileKilling } from "../../apps/web/test/killed-services/trade-while-killing.ts";
import { type Bench, figure, information } from "../support/figure.ts";
import { withMarketplace } from "../support/marketplace-context.ts";

/** Ten intents each. */
const stories = Math.ceil(Number(process.env.BENCH_ROWS ?? 500) / 10);
const kills = stories;
const seed = Number(process.env.BENCH_SEED ?? Date.now() % 2 ** 32);

/** R12: web, worker and indexer are killed while 500 intents are carried out, 300 by the relayer. */
export const run: Bench = () =>
  withMarketplace(
    async ({ marketplace }) => {
      console.log(`  seed ${seed} (BENCH_SEED)`);
      const result = await tradeWhileKilling(marketplace, { stories, kills, lanes: 6, seed });
      const { intents, missing, doubled, spareTransactions, untrue, mirror } = result;
      for (const what of [...missing, ...doubled, ...untrue, ...mirror].slice(0, 20))
        console.log(`  wrong: ${what}`);
      const killed = Object.values(result.kills).reduce((sum, one) => sum + one, 0);
      const each = Object.entries(result.kills).map(([name, times]) => `${name} ${times}`);
      return [
        figure("kills (SIGKILL)", `${killed}: ${each.join(", ")}`, `≥ ${kills}`, killed >= kills),
        figure(
          "purchases, settlements and claims exactly once on the chain",
          `${intents - missing.length} of ${intents}, ${doubled.length} doubled`,
          `all ${stories * 10}, 0`,
          intents === stories * 10 && missing.length + doubled.length === 0,
        ),
        figure(
          "transactions of the relayer beyond one for each",
          `${spareTransactions}`,
          "0",
          spareTransactions === 0,
        ),
        figure(
          "people told what isn't so (ends of jobs, answers of the API)",
          `${untrue.length} of ${intents} and ${result.answers}`,
          "0",
          untrue.length === 0,
        ),
        figure(
          "differences of views and contracts afterwards",
          `${mirror.length} in ${result.mirrored} listings`,
          "0",
          mirror.length === 0,
        ),
        information("requests that were made again", `${result.unanswered}`),
        information("seed", `${seed}`),
        information("system load while measuring", `${loadavg()[0]?.toFixed(1)}`),
      ];
    },
    { RELAYER_DAILY_GAS: "2000000000" },
  );
