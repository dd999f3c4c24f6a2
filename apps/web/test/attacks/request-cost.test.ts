import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { processorMsOfEach } from "../../../../bench/support/processes.ts";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { type ExpensiveRequest, expensiveRequests } from "./expensive-requests.ts";

/**
 * So many times the cost of a page that isn't there, which is written anew for each request and took
 * 4 to 7 ms on a busy machine. `npm run bench -- S14` measures against 10 ms. Other work on the
 * machine slows both alike.
 */
const most = 3;

test.runIf(existsSync("/proc/self/stat"))(
  `cost: no request without a session costs over ${most} times a page that isn't there`,
  async () => {
    const web = await startWeb(marketplace);
    const pid = web.child.pid ?? 0;
    const visitor = new Person(web.marketplace);
    let page = 0;
    const costOfPage = () =>
      processorMsOfEach(pid, 50, () => {
        page += 1;
        return visitor.fetch(`/no/such/page/${page}`);
      });
    const costOf = async ({ ask, requests = 1 }: ExpensiveRequest, times: number) =>
      (await processorMsOfEach(pid, times, (at) => ask(visitor, at))) / requests;
    const limit = most * (await costOfPage());
    const expensive: string[] = [];
    for (const request of expensiveRequests()) {
      if ((await costOf(request, 5)) <= limit) continue;
      // Five requests are few: measured again with more, beside the page.
      const [each, of] = [await costOf(request, 50), await costOfPage()];
      if (each > most * of) expensive.push(`${request.what}: ${each} ms, the page ${of} ms`);
    }
    await web.kill();
    expect(expensive).toEqual([]);
  },
);
