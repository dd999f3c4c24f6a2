// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { Phase } from "~/transaction/state/transaction-run";
import { settleAction } from "./settle-action.ts";
import { listUnrecorded, removeUnrecorded, storeUnrecorded } from "./unrecorded-actions.ts";

const hash = `0x${"ab".repeat(32)}` as const;
const id = "control:pause";

afterEach(() => {
  removeUnrecorded(id);
  vi.unstubAllGlobals();
});

/** What is left and what was asked of the server, with the run in this phase and no pending entry. */
async function settled(
  phase: Phase | null,
  changes: { transaction?: typeof hash; age?: number } = {},
  status = 200,
) {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json(status === 200 ? { ok: true } : { code: "X", message: "No." }, { status });
  });
  const { transaction = null, age = 0 } = changes;
  const since = new Date(Date.now() - age).toISOString();
  const action = {
    id,
    kind: "pause",
    subject: "exchange",
    admin: null,
    transaction,
    since,
  } as const;
  storeUnrecorded(action);
  settleAction({ getRun: () => (phase ? ({ phase } as never) : null) }, action, 1);
  await new Promise((resolve) => setImmediate(resolve));
  await vi.waitFor(() => expect(listUnrecorded().length).toBeLessThanOrEqual(1));
  return { asked, left: listUnrecorded() };
}

const asked = [{ kind: "pause", subject: "exchange", transaction: hash }];
const hour = 60 * 60_000;

test("action recorder: records what is confirmed, and then forgets it", async () => {
  expect(await settled({ kind: "confirmed", hash, index: "waiting" })).toEqual({ asked, left: [] });
});

test("action recorder: records what was sent before the page was closed", async () => {
  expect(await settled(null, { transaction: hash })).toEqual({ asked, left: [] });
});

test("action recorder: keeps the hash of what is under way", async () => {
  const phase: Phase = { kind: "submitted", hash, isReorganised: false };
  expect(await settled(phase)).toMatchObject({ asked: [], left: [{ transaction: hash }] });
});

test("action recorder: forgets what came to nothing", async () => {
  expect(await settled({ kind: "account-changed" })).toEqual({ asked: [], left: [] });
  expect(await settled(null, { age: 2 * hour })).toEqual({ asked: [], left: [] });
  expect((await settled(null)).left).toHaveLength(1);
});

test("action recorder: keeps what may be tried again in its dialog", async () => {
  expect((await settled({ kind: "refused" })).left).toHaveLength(1);
});

test("action recorder: keeps for a day what the server can't record", async () => {
  const sent = { transaction: hash };
  expect((await settled(null, sent, 503)).left).toMatchObject([sent]);
  expect((await settled(null, { ...sent, age: 25 * hour }, 503)).left).toEqual([]);
});
