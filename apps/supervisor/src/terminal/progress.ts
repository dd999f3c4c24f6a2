/** Shows in the terminal what is being done and how long it took. */
export interface Progress {
  step<Result>(what: string, task: () => Promise<Result>): Promise<Result>;
}

/** One line per step; on a terminal the running step is shown while it runs. */
export function terminalProgress(out: NodeJS.WriteStream): Progress {
  return {
    async step(what, task) {
      const began = performance.now();
      if (out.isTTY) out.write(`  … ${what}`);
      try {
        const result = await task();
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        out.write(`${out.isTTY ? "\r\u001b[K" : ""}  ✓ ${what} (${seconds} s)\n`);
        return result;
      } catch (error) {
        out.write(`${out.isTTY ? "\r\u001b[K" : ""}  ✗ ${what}\n`);
        throw error;
      }
    },
  };
}

export const silentProgress: Progress = { step: (_what, task) => task() };
