import { Agent, request } from "node:http";
import { loadavg } from "node:os";
import { type Bench, figure, information, percentile } from "../support/figure.ts";
import { insertBusinesses, insertedWallet } from "../support/insert-businesses.ts";
import { forEachConcurrent, withMarketplace } from "../support/marketplace-context.ts";
import { commandOf, processesBelow, processorMsOf } from "../support/processes.ts";

const businesses = Number(process.env.BENCH_ROWS ?? 1_000_000);
const connections = 20;
const requests = 30_000;

/** P5: the business status of random wallets, over 20 connections to one web process. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace, owner, ask }) => {
    await insertBusinesses(owner, businesses, { searched: false });
    const wallets = await ask<{ wallet: string; status: string }>(
      `select ${insertedWallet} as wallet, case when n % 10 < 7 then 'approved' when n % 10 < 9 then 'rejected' else 'pending' end as status
       from (select 1 + (random() * ($1::int - 1))::int as n from generate_series(1, 5000)) r`,
      [businesses],
    );
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const times: number[] = [];
    let wrong = 0;
    const lookUp = async (_: unknown, at: number) => {
      const { wallet, status } = wallets[at % wallets.length] ?? { wallet: "", status: "" };
      const began = performance.now();
      const body = await get(`${marketplace.url}/api/wallets/${wallet}/business`, agent);
      times.push(performance.now() - began);
      if (!body.includes(`"status":"${status}"`)) wrong += 1;
    };
    const all = Array.from({ length: requests });
    await forEachConcurrent(all.slice(0, 3_000), connections, lookUp);
    times.length = 0;
    const before = webProcessorMs();
    const began = performance.now();
    await forEachConcurrent(all, connections, lookUp);
    const rate = requests / ((performance.now() - began) / 1000);
    const perRequest = (webProcessorMs() - before) / requests;
    agent.destroy();
    const p99 = percentile(times, 0.99);
    return [
      figure("responses per second", `${rate.toFixed(0)}/s`, "≥ 2000/s", rate >= 2_000),
      figure("p99", `${p99.toFixed(1)} ms`, "≤ 40 ms", p99 <= 40),
      figure("wrong responses", `${wrong} of ${requests}`, "0", wrong === 0),
      information("median", `${percentile(times, 0.5).toFixed(1)} ms`),
      information("processor time of the web process, per request", `${perRequest.toFixed(2)} ms`),
      information("system load while measuring", `${loadavg()[0]?.toFixed(1)}`),
    ];
  });

const webProcessorMs = () =>
  processesBelow(process.pid)
    .filter((pid) => commandOf(pid).includes("apps/web/server"))
    .reduce((sum, pid) => sum + processorMsOf(pid), 0);

function get(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
      });
      answer.once("end", () => resolve(text));
    });
    outgoing.once("error", reject);
    outgoing.end();
  });
}
