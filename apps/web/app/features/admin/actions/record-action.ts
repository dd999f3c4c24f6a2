import type { OperatorAction } from "@tenora/domain/operations/operator-action";
import { sendRequest } from "~/http/send-request";
import type { Hex } from "~/transaction/state/transaction-intent";
import { notify } from "~/ui/toast/toast";

/** Our server's node may be a block behind the wallet's: how often it is asked, and after how long (ms). */
const attempts = 4;
const pauseMs = 1_500;

const retried = new Set(["ACTION_NOT_FOUND", "CHAIN_UNAVAILABLE", "NETWORK_ERROR"]);

/** Has an action that the chain confirmed written into the audit log. */
export async function recordAction(
  kind: OperatorAction,
  subject: string,
  transaction: Hex | null,
): Promise<void> {
  if (transaction === null) return notifyUnrecorded("Your wallet didn’t name the transaction.");
  const body = { kind, subject, transaction };
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendRequest("/api/admin/market/actions", {
      method: "POST",
      body,
      keepalive: true,
    });
    if (result.ok) return;
    if (attempt === attempts || !retried.has(result.code)) return notifyUnrecorded(result.message);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function notifyUnrecorded(why: string): void {
  notify({
    title: "Done on the chain, but not in the audit log",
    description: `${why} Record it in your own files.`,
    tone: "destructive",
    duration: Number.POSITIVE_INFINITY,
  });
}
