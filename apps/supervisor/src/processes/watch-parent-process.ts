const everyMs = 500;

/**
 * `npm start` runs us below npm. A killed npm does not tell its child; but the child then gets a new
 * parent, and that is how we notice. Started any other way, a changing parent means nothing.
 */
export function watchParentProcess(onOrphaned: () => void): void {
  if (process.env.npm_lifecycle_event !== "start" || process.platform === "win32") return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onOrphaned();
  }, everyMs);
  watch.unref();
}
