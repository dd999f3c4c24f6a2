/**
 * Asks at most once in `period` milliseconds, however many want to know: whoever comes meanwhile
 * shares the answer. A failure is shared by those who were waiting for it, and not kept.
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
