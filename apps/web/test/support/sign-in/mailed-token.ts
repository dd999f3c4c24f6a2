import { setTimeout as pause } from "node:timers/promises";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type { RunningMarketplace } from "../../../../../e2e/support/marketplace/running-marketplace.ts";

const timeoutMs = 60_000;

/**
 * The token of the newest mailed link, once it has arrived; `not`: earlier tokens. (Benches use it
 * too, without Vitest's polling.)
 */
export async function mailedToken(
  { mailFolder }: RunningMarketplace,
  to: string,
  not: readonly string[] = [],
): Promise<string> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const mails = await readMailbox(mailFolder);
    const fresh = mails
      .filter((mail) => mail.to === to)
      .map(({ templateParams }) => /#([\w-]{64})/.exec(templateParams.message)?.[1] ?? "")
      .find((token) => token !== "" && !not.includes(token));
    if (fresh !== undefined) return fresh;
    await pause(200);
  }
  throw new Error(`No link was mailed to ${to}`);
}
