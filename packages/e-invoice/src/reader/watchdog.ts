// A thread of the reading process that ends it, even while it is busy, when a file takes too much. The limits that
// Node has for a thread won't do: they don't count buffers, and one large step beyond them aborts the whole process.
import { parentPort, workerData } from "node:worker_threads";

/** By which the process may grow, in bytes. */
const maxGrowth = 64 * 1024 * 1024;
/** Also without using the processor, in ms. */
const maxWait = 10_000;
/** In ms. */
const interval = 2;

/** In ms of processor time, 0 between files; and how many files have begun. */
const shared = workerData as Int32Array;
const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

parentPort?.postMessage("ready");
for (;;) {
  Atomics.wait(shared, 0, 0);
  watch(Atomics.load(shared, 1));
}

function watch(file: number): void {
  const [cpu, size, began] = [cpuMs(), process.memoryUsage.rss(), performance.now()];
  for (;;) {
    const limit = Atomics.load(shared, 0);
    if (limit === 0 || Atomics.load(shared, 1) !== file) return;
    const isTooMuch =
      cpuMs() - cpu > limit ||
      process.memoryUsage.rss() - size > maxGrowth ||
      performance.now() - began > maxWait;
    if (isTooMuch) process.kill(process.pid, "SIGKILL");
    Atomics.wait(shared, 0, limit, interval);
  }
}
