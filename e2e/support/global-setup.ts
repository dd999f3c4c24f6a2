import { findHaproxy } from "@tenora/testing/servers/debian-programs";
import { startMarketplaceProcess } from "./marketplace/running-marketplace.ts";

/**
 * Starts a marketplace as `npm start` runs it; where HAProxy is installed, one behind it with TLS and
 * two web processes; and for `npm run bench -- R10` one with two web processes behind a round-robin.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const started = {
    single: await startMarketplaceProcess({ webProcesses: 1 }),
    ...(findHaproxy() !== null && {
      tls: await startMarketplaceProcess({ webProcesses: 2, behindTls: true }),
    }),
    ...(process.env.EVERY_JOURNEY && {
      replicas: await startMarketplaceProcess({ webProcesses: 2 }),
    }),
  };
  process.env.JOURNEYS = JSON.stringify(
    Object.fromEntries(Object.entries(started).map(([stack, { running }]) => [stack, running])),
  );
  return async () => {
    await Promise.all(Object.values(started).map(({ stop }) => stop()));
  };
}
