const firstPauseMs = 150;

/** Runs up to `retries` times more when it throws, after a pause that doubles each time. */
export async function withRetries<T>(retries: number, run: () => Promise<T>): Promise<T> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await run();
    } catch (error) {
      if (failed >= retries) throw error;
      await new Promise((done) => setTimeout(done, firstPauseMs * 2 ** failed));
    }
  }
}

/** How often the list and a single article are requested again after a failure. */
export const listRetries = 2;
export const articleRetries = 1;
