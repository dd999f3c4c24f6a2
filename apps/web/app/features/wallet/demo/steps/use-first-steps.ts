import { persona } from "@tenora/domain/demo/personas";
import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { sendRequest } from "~/http/send-request";
import { subscribeToPending } from "~/transaction/pending-transactions";
import { getDemoState, subscribeToDemo } from "../provider/demo-store.ts";
import {
  advanceSteps,
  type ChainFigures,
  type FirstStep,
  type StepsProgress,
} from "./first-steps.ts";

const key = "demoSteps";
/** The indexer may be this far behind a transaction that has just been confirmed. In ms. */
const indexedAfterMs = [3_000, 10_000] as const;
/**
 * What was signed has reached the server; later on a slow machine. The first is before the next person: Ben's
 * requests are then out of sight.
 */
const sentAfterMs = [1_500, 5_000, 12_000] as const;

/**
 * What of the first steps is done, kept per browser. The chain is asked from the moment on at which a
 * person was chosen: at each page, when a transaction has come to its end, and after each signature.
 */
export function useFirstSteps(isActive: boolean) {
  const [done, setDone] = useState<readonly FirstStep[]>(() => readProgress()?.done ?? []);
  const { key: page } = useLocation();
  const refresh = useCallback(async () => {
    const now = await readFigures();
    if (now === null) return;
    const progress = readProgress();
    const hasAsked = progress !== null && (await hasAskedSince(progress.since));
    const next = advanceSteps(progress, now, { hasAsked, time: new Date().toISOString() });
    storeProgress(next);
    setDone(next.done);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks again
  useEffect(() => {
    if (isActive) void refresh();
  }, [isActive, page, refresh]);

  useEffect(() => {
    if (!isActive) return;
    const afterTransaction = refreshLater(refresh, indexedAfterMs);
    const afterAnswer = refreshLater(refresh, sentAfterMs);
    const stopPending = subscribeToPending(afterTransaction.start);
    let wasAsked = false;
    const stopDemo = subscribeToDemo(() => {
      const isAsked = getDemoState().open.length > 0;
      if (wasAsked && !isAsked) afterAnswer.start();
      wasAsked = isAsked;
    });
    return () => {
      stopPending();
      stopDemo();
      afterTransaction.stop();
      afterAnswer.stop();
    };
  }, [isActive, refresh]);

  return { done, refresh };
}

function refreshLater(refresh: () => Promise<void>, afterMs: readonly number[]) {
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const stop = () => timers.forEach(clearTimeout);
  return {
    start() {
      stop();
      timers = afterMs.map((ms) => setTimeout(() => void refresh(), ms));
    },
    stop,
  };
}

interface Stats {
  readonly data: readonly {
    readonly repaid: string;
    readonly lateFees: string;
    readonly claimed: string;
    readonly counts: Readonly<Record<string, number>>;
  }[];
}

async function readFigures(): Promise<ChainFigures | null> {
  const [stats, notes] = await Promise.all([
    sendRequest<Stats>("/api/v1/stats"),
    sendRequest<{ readonly data: readonly { readonly id: number }[] }>(
      `/api/v1/wallets/${persona("Dara").address}/notes`,
    ),
  ]);
  if (!stats.ok || !notes.ok) return null;
  const tokens = stats.data.data;
  const sum = (amounts: readonly string[]) =>
    amounts.reduce((total, amount) => total + BigInt(amount), 0n).toString();
  return {
    notes: notes.data.data.map(({ id }) => id),
    listings: tokens
      .flatMap(({ counts }) => Object.values(counts))
      .reduce((total, count) => total + count, 0),
    paid: sum(tokens.flatMap(({ repaid, lateFees }) => [repaid, lateFees])),
    claimed: sum(tokens.map(({ claimed }) => claimed)),
  };
}

/** Ben's requests are his own: they are read only where this browser has his session. */
async function hasAskedSince(since: string): Promise<boolean> {
  const session = await sendRequest<{ readonly wallet: string | null }>("/api/wallet/session");
  if (!session.ok || session.data.wallet !== persona("Ben").address.toLowerCase()) return false;
  const own = await sendRequest<{
    readonly requests: readonly { readonly submittedAt: string | null }[];
  }>("/api/business/funding-requests");
  return own.ok && own.data.requests.some(({ submittedAt }) => (submittedAt ?? "") > since);
}

function readProgress(): StepsProgress | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as StepsProgress | null;
    return Array.isArray(stored?.done) && stored.before ? stored : null;
  } catch {
    return null;
  }
}

function storeProgress(progress: StepsProgress): void {
  try {
    localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // No storage in this window: nothing is remembered.
  }
}
