import { findHaproxy } from "@tenora/testing/servers/debian-programs";
import { startMarketplaceProcess } from "./marketplace/running-marketplace.ts";

/**
 * Starts a marketplace as `npm start` runs it; where HAProxy is installed, one behind it with TLS and
 * two web processes; and for `npm run bench -- R10` one with two web processes behind a round-robin.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stacks = {
    single: { webProcesses: 1 },
    ...(findHaproxy() !== null && { tls: { webProcesses: 2, behindTls: true } }),
    ...(process.env.EVERY_JOURNEY && { replicas: { webProcesses: 2 } }),
  };
  // Each waits for its own services half of the time.
  const started = await Promise.all(
    Object.entries(stacks).map(async ([stack, options]) => {
      return { stack, ...(await startMarketplaceProcess(options)) };
    }),
  );
  process.env.JOURNEYS = JSON.stringify(
    Object.fromEntries(started.map(({ stack, running }) => [stack, running])),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}
