/** What a child process reports to its supervisor. */
export type ChildReport =
  | { readonly type: "ready" }
  | { readonly type: "failed"; readonly why: string };

/**
 * Settings arrive over the channel, not in the environment, where every child of the process would
 * inherit the secrets. Resolves with the first message; rejects when there is no supervisor.
 */
export function receiveSettings<Settings>(): Promise<Settings> {
  return new Promise((resolve, reject) => {
    if (!process.send) {
      return reject(new Error("The supervisor starts this process: run `npm start`."));
    }
    process.once("message", (settings) => resolve(settings as Settings));
  });
}

/** Reports the result of the start to the supervisor, if there is one. */
export function reportToParent(message: ChildReport): void {
  process.send?.(message);
}

/**
 * Calls `stop` once, on SIGTERM, SIGINT or when the supervisor is gone, then ends the process.
 * A stop that takes longer than `timeoutMs` is cut short.
 */
export function stopWithSupervisor(stop: () => Promise<void>, timeoutMs = 8_000): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", begin);
  process.on("SIGINT", begin);
  process.on("disconnect", begin);
}
