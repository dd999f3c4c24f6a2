import { setTimeout as delay } from "node:timers/promises";
import { localClock } from "@tenora/chain/rpc/local-clock";
import { findNextDueDay } from "@tenora/database/market/book/find-next-due";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Context } from "hono";
import type { Services } from "../../app/services.server.ts";
import type { AppEnvironment } from "../http/request-context.ts";

const day = 86_400n;
const indexerWaitMs = 10_000;
const pollMs = 100;

/** The chain's clock as the panel shows it; times in seconds since 1970. */
export interface ClockState {
  readonly time: number;
  /** Start of the next day on which a receivable falls due; null when none is outstanding. */
  readonly nextDue: number | null;
}

/**
 * Reads and moves the clock of the local chain, for people who try the market at this machine. Mounted in
 * a demonstration only, behind `localOnly` and the origin guard.
 */
export function clockEndpoints(
  services: Pick<Services, "settings" | "marketDatabase" | "marketHead" | "now">,
) {
  const clock = localClock(services.settings.rpcUrls[0] ?? "");

  async function readState(): Promise<ClockState> {
    const time = Number((await clock.readLatest()).time);
    const nextDue = await asMarketReader(services.marketDatabase, (tx) => findNextDueDay(tx, time));
    return { time, nextDue };
  }

  async function targetOf(move: unknown): Promise<bigint | null> {
    const { time, nextDue } = await readState();
    if (move === "day") return BigInt(time) + day;
    if (move === "week") return BigInt(time) + 7n * day;
    return move === "due" && nextDue !== null ? BigInt(nextDue) : null;
  }

  /** Pages that are read again should show the new time. */
  async function untilIndexed(block: bigint): Promise<void> {
    const end = performance.now() + indexerWaitMs;
    while (performance.now() < end) {
      const head = await services.marketHead().catch(() => null);
      if (head !== null && BigInt(head.indexedBlock) >= block) return;
      await delay(pollMs);
    }
  }

  return {
    read: async (context: Context<AppEnvironment>) => context.json(await readState()),
    move: async (context: Context<AppEnvironment>) => {
      const body = (await context.req.json().catch(() => null)) as { move?: unknown } | null;
      const target = await targetOf(body?.move);
      const systemTime = BigInt(Math.floor(services.now().getTime() / 1000));
      const block = target === null ? null : await clock.moveTo(target, systemTime);
      if (block === null) return context.json({ error: "The clock can't be moved there." }, 400);
      await untilIndexed(block.number);
      return context.json(await readState());
    },
  };
}
