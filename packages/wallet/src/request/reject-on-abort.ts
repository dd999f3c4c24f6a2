/**
 * The promise's own result, unless one of the signals is aborted first; a later result is dropped.
 * @throws the aborted signal's reason
 */
export function rejectOnAbort<T>(promise: Promise<T>, ...signals: AbortSignal[]): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = (event?: Event) => {
      const aborted = (event?.target as AbortSignal | undefined) ?? signals.find((s) => s.aborted);
      release();
      reject(aborted?.reason);
    };
    const release = () => {
      for (const signal of signals) signal.removeEventListener("abort", stop);
    };
    for (const signal of signals) signal.addEventListener("abort", stop);
    promise.then(
      (value) => {
        release();
        resolve(value);
      },
      (error: unknown) => {
        release();
        reject(error);
      },
    );
    if (signals.some((signal) => signal.aborted)) stop();
  });
}
