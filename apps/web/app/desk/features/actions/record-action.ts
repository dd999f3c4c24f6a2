import { type RequestFailure, sendRequest } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";
import { removeUnrecorded, storeUnrecorded, type UnrecordedAction } from "./unrecorded-actions.ts";

/** Our server's node may be a block behind the wallet's: how often it is asked, and after how long (ms). */
const attempts = 4;
const pauseMs = 1_500;
/** How long the next visit tries it again, in ms. */
const longestMs = 24 * 60 * 60_000;

const retried = new Set<RequestFailure["code"]>([
  "ACTION_NOT_FOUND",
  "CHAIN_UNAVAILABLE",
  "NETWORK_ERROR",
]);
/** Asking again changes nothing about it. */
const final = new Set<RequestFailure["code"]>(["INVALID_INPUT", "INVESTOR_NOT_FOUND"]);

const recording = new Set<string>();

/**
 * Has an action that the chain confirmed written into the audit log. What can't be recorded now is kept,
 * and tried again when the portal is opened; the server records a transaction once.
 */
export async function recordAction(action: UnrecordedAction): Promise<void> {
  const { id, kind, subject, transaction } = action;
  if (recording.has(id)) return;
  if (transaction === null) {
    removeUnrecorded(id);
    return notifyUnrecorded("Your wallet didn’t name the transaction.");
  }
  recording.add(id);
  try {
    storeUnrecorded(action);
    const failure = await send({ kind, subject, transaction });
    if (failure === null) return removeUnrecorded(id);
    const isOld = Date.now() - Date.parse(action.since) > longestMs;
    if (isOld || final.has(failure.code)) {
      removeUnrecorded(id);
      notifyUnrecorded(failure.message);
    } else notifyLater(failure.message);
  } finally {
    recording.delete(id);
  }
}

async function send(body: object): Promise<RequestFailure | null> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendRequest("/api/admin/market/actions", {
      method: "POST",
      body,
      keepalive: true,
    });
    if (result.ok) return null;
    if (attempt === attempts || !retried.has(result.code)) return result;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function notifyLater(why: string): void {
  notify({
    title: "Sent to the chain, but not in the audit log yet",
    description: `${why} We’ll try again when you next open the portal in this browser.`,
    tone: "destructive",
  });
}

function notifyUnrecorded(why: string): void {
  notify({
    title: "Sent to the chain, but not in the audit log",
    description: `${why} Record it in your own files.`,
    tone: "destructive",
    duration: Number.POSITIVE_INFINITY,
  });
}
