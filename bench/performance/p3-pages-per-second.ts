import { loadavg } from "node:os";
import autocannon from "autocannon";
import { startWeb } from "../../e2e/support/marketplace/web-process.ts";
import { type Bench, figure, information } from "../support/figure.ts";
import { withMarketplace } from "../support/marketplace-context.ts";
import { processorMsOf } from "../support/processes.ts";

const seconds = 8;
const slug = "what-an-advance-really-costs";

/** P3: the cost of pages in one web process; in processor time, since the machine may be shared. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace }) => {
    const web = await startWeb(marketplace, { logLevel: "silent" });
    const pid = web.child.pid ?? 0;
    const measure = async (path: string) => {
      const url = (web.marketplace.serverUrl ?? "") + path;
      const options = { url, connections: 32, headers: { "accept-encoding": "br" } };
      await autocannon({ ...options, duration: 3 });
      const before = processorMsOf(pid);
      const result = await autocannon({ ...options, duration: seconds });
      const { "2xx": answered, non2xx, errors } = result;
      const each = (processorMsOf(pid) - before) / answered;
      return { each, wrong: non2xx + errors, aSecond: answered / seconds };
    };
    try {
      const home = await measure("/");
      const article = await measure(`/insights/${slug}`);
      const fromDatabase = await measure(`/insights/${slug}.data`);
      const wrong = home.wrong + article.wrong + fromDatabase.wrong;
      const load = `at system load ${loadavg()[0]?.toFixed(0)}`;
      return [
        cached("the home page", home.each),
        cached("an article's page", article.each),
        information(
          "cached pages per second",
          `${perSecond(home)} and ${perSecond(article)} ${load}`,
        ),
        figure(
          "an article read from the database, processor time",
          `${fromDatabase.each.toFixed(2)} ms`,
          "≤ 1.5 ms",
          fromDatabase.each <= 1.5,
        ),
        information("articles from the database per second", `${perSecond(fromDatabase)} ${load}`),
        figure("responses other than 200", String(wrong), "0", wrong === 0),
      ];
    } finally {
      await web.kill();
    }
  });

const perSecond = ({ aSecond }: { aSecond: number }) => `${aSecond.toFixed(0)}/s`;

const cached = (what: string, each: number) =>
  figure(
    `${what}, cached, processor time`,
    `${each.toFixed(3)} ms, ${(1000 / each).toFixed(0)}/s of one core`,
    "≤ 0.06 ms, ≥ 15,000/s",
    each <= 0.06,
  );
