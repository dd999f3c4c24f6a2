import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

// Below the ports that systems give to outgoing connections: one of those may be taken by any
// connection of any program between now and the moment it is bound.
const lowest = 20_000;
const highest = 32_767;
// Playwright and Vitest number their parallel workers. Each picks from its own range: two would
// otherwise find the same port free, seconds before either binds it.
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID);
const ranges = Number.isInteger(worker) ? 4 : 1;
const width = Math.floor((highest + 1 - lowest) / ranges);
const first = lowest + (ranges > 1 ? width * (worker % ranges) : 0);
const mostTries = 100;
const given = new Set<number>();

/**
 * A TCP port on the loopback address that is free now, and another at each call.
 * @throws Error when none was found
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries++) {
    const port = randomInt(first, first + width);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port between ${first} and ${first + width} was found`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, "127.0.0.1"), "listening");
  } catch {
    return false;
  }
  await new Promise((closed) => probe.close(closed));
  return true;
}
