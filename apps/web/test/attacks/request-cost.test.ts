import { existsSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { processorMsOf } from "../../../../bench/support/processes.ts";
import { startWeb } from "../../../../e2e/support/marketplace/web-process.ts";
import { Person } from "../support/person.ts";
import { expensiveRequests } from "./expensive-requests.ts";

const times = 10;
/** `npm run bench -- S14` measures against 10 ms; a busy machine may take three times as long. */
const most = 30;

test.runIf(existsSync("/proc/self/stat"))(
  `cost: no request without a session takes more than ${most} ms of processor time`,
  async () => {
    const web = await startWeb(inject("marketplace"));
    const pid = web.child.pid ?? 0;
    const visitor = new Person(web.marketplace);
    const expensive: string[] = [];
    for (const { what, ask } of expensiveRequests()) {
      await (await ask(visitor, -1)).arrayBuffer();
      const before = processorMsOf(pid);
      for (let at = 0; at < times; at += 1) await (await ask(visitor, at)).arrayBuffer();
      const each = (processorMsOf(pid) - before) / times;
      if (each > most) expensive.push(`${what}: ${each} ms`);
    }
    await web.kill();
    expect(expensive).toEqual([]);
  },
);
