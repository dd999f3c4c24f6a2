import { readChainTime } from "@tenora/chain/funding-request/read-seller";
import type { Services } from "~/services.server";

/** How long an answer of the chain is used, in ms. */
const freshMs = 10_000;

const offsets = new WeakMap<Services, { readonly offsetMs: number; readonly until: number }>();

/**
 * The time of the exchange: that of its latest block, which on a local chain may be days from ours.
 * Our own clock while the chain is unreachable.
 */
export async function exchangeTime(services: Services): Promise<Date> {
  const wall = services.now().getTime();
  const known = offsets.get(services);
  if (known !== undefined && wall < known.until) return new Date(wall + known.offsetMs);
  let offsetMs = 0;
  try {
    const chainMs = (await readChainTime(services.settings.rpcUrls)) * 1000;
    // A chain without new blocks stands still, and its next block takes the time of the clock.
    offsetMs = Math.max(0, chainMs - wall);
  } catch {
    offsetMs = known?.offsetMs ?? 0;
  }
  offsets.set(services, { offsetMs, until: wall + freshMs });
  return new Date(wall + offsetMs);
}
