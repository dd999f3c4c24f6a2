/** Shows in the terminal what is being done and how long it took. Steps may run beside each other. */
export interface StartProgress {
  step<Result>(what: string, task: () => Promise<Result>): Promise<Result>;
}

/** A step was ended because another one failed: it has no line of its own. */
export class StepCancelled extends Error {
  override readonly name = "StepCancelled";
}

const clearLine = "\r\u001b[K";

/** One line per step that ended; on a terminal the last line shows the steps that run. */
export function terminalProgress(out: Pick<NodeJS.WriteStream, "write" | "isTTY">): StartProgress {
  const running = new Set<string>();
  const show = (ended = "") => {
    const last = out.isTTY && running.size > 0 ? `  … ${[...running].join(", ")}` : "";
    const text = `${ended}${last}`;
    if (text !== "" || out.isTTY) out.write(`${out.isTTY ? clearLine : ""}${text}`);
  };
  return {
    async step(what, task) {
      const began = performance.now();
      running.add(what);
      if (out.isTTY) show();
      try {
        const result = await task();
        running.delete(what);
        show(`  ✓ ${what} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
        return result;
      } catch (error) {
        running.delete(what);
        show(error instanceof StepCancelled ? "" : `  ✗ ${what}\n`);
        throw error;
      }
    },
  };
}

export const silentProgress: StartProgress = { step: (_what, task) => task() };
