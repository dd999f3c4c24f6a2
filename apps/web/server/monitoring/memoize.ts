/**
 * Calls `ask` at most once in `period` milliseconds; calls within it share the result. Those that
 * waited for a failure share it, but it is not cached.
 */
export function memoize<T>(
  ask: () => Promise<T>,
  period: number,
  now: () => number,
): () => Promise<T> {
  let answer: Promise<T> | null = null;
  let until = Number.POSITIVE_INFINITY;
  return () => {
    if (answer !== null && now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    const asked = ask();
    answer = asked;
    asked.then(
      () => {
        until = now() + period;
      },
      () => {
        answer = null;
      },
    );
    return asked;
  };
}
