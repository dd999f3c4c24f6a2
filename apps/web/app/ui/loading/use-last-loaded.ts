import { useState } from "react";

interface LastLoaded<T> {
  /** The data that was loaded last; null before the first time. */
  readonly lastLoaded: T | null;
  /** The last load failed; the data shown may be out of date. */
  readonly hasLoadFailed: boolean;
}

/**
 * A loader's data, remembered while loading it again fails: an open entry stays open, with everything
 * that was typed there. `key` identifies the entry; data of another entry is never returned.
 */
export function useLastLoaded<T>(loaded: T | "failed", key = ""): LastLoaded<T> {
  const [last, setLast] = useState<{ readonly key: string; readonly value: T } | null>(null);
  const hasLoadFailed = loaded === "failed";
  if (!hasLoadFailed && (last === null || last.key !== key || last.value !== loaded)) {
    setLast({ key, value: loaded });
  }
  if (!hasLoadFailed) return { lastLoaded: loaded, hasLoadFailed };
  return { lastLoaded: last?.key === key ? last.value : null, hasLoadFailed };
}
