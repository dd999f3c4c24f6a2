/** A promise that React's `use` reads synchronously once it has settled. */
interface Tracked<T> extends Promise<T> {
  status?: "fulfilled";
  value?: T;
}

/**
 * Loads something once, at the first call or, given one, after `begin`. A load that fails may be
 * tried again.
 */
export function loadOnce<T>(
  load: () => Promise<T>,
): (begin?: () => Promise<unknown>) => Promise<T> {
  let loading: Tracked<T> | null = null;
  return (begin) => {
    if (loading !== null) return loading;
    const tracked: Tracked<T> = (begin === undefined ? load() : begin().then(load)).then(
      (value) => {
        tracked.status = "fulfilled";
        tracked.value = value;
        return value;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    loading = tracked;
    return tracked;
  };
}
