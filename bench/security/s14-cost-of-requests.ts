import { pathologicalArticles } from "@tenora/testing/articles/pathological-articles";
import {
  type ExpensiveRequest,
  expensiveRequests,
} from "../../apps/web/test/attacks/expensive-requests.ts";
import {
  sendDocument,
  sendOneByteChunks,
} from "../../apps/web/test/attacks/fragmented-requests.ts";
import { Person } from "../../apps/web/test/support/people/person.ts";
import type { RunningMarketplace } from "../../e2e/support/marketplace/running-marketplace.ts";
import { startWeb } from "../../e2e/support/marketplace/web-process.ts";
import { type Bench, figure, information } from "../support/figure.ts";
import { withMarketplace } from "../support/marketplace-context.ts";
import { processorMsOf, processorMsOfEach } from "../support/processes.ts";

const times = 50;
const maxMsWithoutSession = 10;
const maxMsWithSession = 50;
const maxMsOfArticle = 200;
const megabyte = 1024 * 1024;
/** Chunk sizes in bytes, and how often to send each: often enough that steps of 10 ms do not matter. */
const documentChunks = [
  [64 * 1024, 20],
  [100, 10],
  [1, 2],
] as const;

/** S14: processor time of the web process for the worst admissible request of every route. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace }) => {
    const web = await startWeb(marketplace);
    const pid = web.child.pid ?? 0;
    const costOf = async (
      person: Person,
      { ask, requests = 1 }: ExpensiveRequest,
      count = times,
    ) => {
      const each = await processorMsOfEach(pid, count, (at) => ask(person, at));
      return each / requests;
    };
    const visitor = new Person(web.marketplace);
    const op = new Person(web.marketplace);
    await op.signInAsAdmin();
    const asVisitor: [string, number][] = [];
    const asAdmin: [string, number][] = [];
    for (const request of expensiveRequests()) {
      asVisitor.push([request.what, await costOf(visitor, request)]);
      asAdmin.push([request.what, await costOf(op, request, 10)]);
    }
    const previews: [string, number][] = [];
    for (const [what, markdown] of Object.entries(pathologicalArticles)) {
      const ask = (person: Person) =>
        person.post("/api/admin/articles/preview", { content: markdown });
      previews.push([what, await costOf(op, { what, ask }, 3)]);
    }
    const password: ExpensiveRequest = {
      what: "",
      ask: (person, at) =>
        person.fetch("/api/admin/session", {
          method: "POST",
          body: new URLSearchParams({ email: `x${at}@example.com`, password: "wrong password" }),
        }),
    };
    const loginAttempt = await costOf(visitor, password, 5);
    const bodies = await costOfBodies(web.marketplace, pid);
    await web.kill();
    return [
      ...report("without a session", asVisitor, maxMsWithoutSession),
      ...report("with an admin's session", asAdmin, maxMsWithSession),
      ...report("that preview an article of 1 MB (S5)", previews, maxMsOfArticle),
      ...bodies,
      information(
        "a login attempt (slow hash by design, rate-limited)",
        `${loginAttempt.toFixed(1)} ms`,
      ),
    ];
  });

function report(who: string, costs: readonly (readonly [string, number])[], maxMs: number) {
  const sorted = [...costs].sort(([, one], [, other]) => other - one);
  const tooMuch = sorted.filter(([, cost]) => cost > maxMs).length;
  return [
    figure(
      `requests ${who} over ${maxMs} ms, of ${sorted.length}`,
      String(tooMuch),
      "0",
      tooMuch === 0,
    ),
    ...sorted.slice(0, 8).map(([what, cost]) => information(`  ${what}`, `${cost.toFixed(1)} ms`)),
  ];
}

/** Bodies in small chunks: the cost of a byte, and how long other requests wait during such an attack. */
async function costOfBodies(marketplace: RunningMarketplace, pid: number) {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  const costs: number[] = [];
  for (const [chunkSize, count] of documentChunks) {
    await sendDocument(ada, megabyte, chunkSize);
    const before = processorMsOf(pid);
    for (let at = 0; at < count; at += 1) await sendDocument(ada, megabyte, chunkSize);
    costs.push((processorMsOf(pid) - before) / count);
  }
  const [large = 0, hundred = 0, one = 0] = costs;
  const before = processorMsOf(pid);
  const attack = sendOneByteChunks(ada);
  let slowest = 0;
  for (let at = 0; at < 10; at += 1) {
    const began = performance.now();
    await (await fetch(`${ada.serverUrl}/healthz`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - began);
  }
  await attack;
  const spent = processorMsOf(pid) - before;
  return [
    figure(
      "a document of 1 MB in chunks of 64 KB, 100 bytes, 1 byte",
      [large, hundred, one].map((cost) => `${cost.toFixed(1)} ms`).join(", "),
      "within a factor of 3",
      Math.max(hundred, one) <= 3 * large,
    ),
    information(
      "20 bodies of 384 KB in one-byte chunks",
      `${spent} ms; other requests waited ${slowest.toFixed(0)} ms`,
    ),
  ];
}
