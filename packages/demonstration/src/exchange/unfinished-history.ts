import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const marker = "history.json";

/**
 * Removes the state of a chain whose history a crash interrupted, or was lost with the seconds before
 * it; the next start makes a new one. Call before the chain starts.
 */
export function discardUnfinishedHistory(chainFolder: string): void {
  const madeAt = readMadeAt(chainFolder);
  if (madeAt === null) return;
  const state = statSync(join(chainFolder, "state.json"), { throwIfNoEntry: false });
  if (state === undefined || state.mtimeMs < madeAt) {
    for (const name of ["state.json", "state.last-good.json", "clock.json"])
      rmSync(join(chainFolder, name), { force: true });
  }
  rmSync(join(chainFolder, marker));
}

/** Runs `make`, and remembers over a crash whether it came to its end. */
export async function markWhileMaking(
  chainFolder: string,
  make: () => Promise<void>,
): Promise<void> {
  const write = (madeAt: number | null) =>
    writeFileSync(join(chainFolder, marker), JSON.stringify({ madeAt }));
  write(null);
  await make();
  write(Date.now());
}

/** When the history was made, in ms; infinite when it was interrupted; null without a marker. */
function readMadeAt(chainFolder: string): number | null {
  try {
    const text = readFileSync(join(chainFolder, marker), "utf8");
    const { madeAt } = JSON.parse(text) as { madeAt: number | null };
    return madeAt ?? Number.POSITIVE_INFINITY;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    return Number.POSITIVE_INFINITY;
  }
}
