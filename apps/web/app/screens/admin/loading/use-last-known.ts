import { useState } from "react";

interface LastKnown<T> {
  /** What is to be shown: as read just now, or before; null when it was never read. */
  readonly known: T | null;
  /** The last reading failed, and what is known may be out of date. */
  readonly isOld: boolean;
}

/**
 * What a loader read, kept while reading it again fails: what is open stays open, with everything
 * that was typed there. `key` says what it is about; of something else nothing is known.
 */
export function useLastKnown<T>(loaded: T | "failed", key = ""): LastKnown<T> {
  const [last, setLast] = useState<{ readonly key: string; readonly value: T } | null>(null);
  const isOld = loaded === "failed";
  if (!isOld && (last === null || last.key !== key || last.value !== loaded)) {
    setLast({ key, value: loaded });
  }
  if (!isOld) return { known: loaded, isOld };
  return { known: last?.key === key ? last.value : null, isOld };
}
