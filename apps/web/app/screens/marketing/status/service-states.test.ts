import { expect, test } from "vitest";
import { serviceStates } from "./service-states.server.ts";

const ok = { ok: true } as const;
const running = { database: ok, documents: ok, chain: ok, indexer: ok, jobs: ok };

test("status: five services, all of them running", () => {
  const states = serviceStates({ parts: running });
  expect(states.map(({ isRunning }) => isRunning)).toEqual([true, true, true, true, true]);
});

test("status: says what may fail, and never why", () => {
  const why = "ECONNREFUSED";
  const states = serviceStates({
    parts: { ...running, chain: { ok: false, why }, jobs: { ok: false, why } },
  });
  expect(states.filter(({ isRunning }) => !isRunning).map(({ name }) => name)).toEqual([
    "Connection to the network",
    "Emails",
  ]);
  expect(JSON.stringify(states)).toContain("Buying, paying and collecting here may fail");
  expect(JSON.stringify(states)).not.toContain(why);
});
