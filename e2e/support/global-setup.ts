import { startForJourneys } from "./running-marketplace.ts";

/** One marketplace as a person runs it, and one with two web processes behind a round-robin. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const single = await startForJourneys({ webProcesses: 1 });
  const replicas = await startForJourneys({ webProcesses: 2 });
  process.env.JOURNEYS = JSON.stringify({
    single: single.running,
    replicas: replicas.running,
  });
  return async () => {
    await Promise.all([single.stop(), replicas.stop()]);
  };
}
