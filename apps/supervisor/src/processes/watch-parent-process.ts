const everyMs = 500;

/**
 * `npm start` and `npm run dev` run us below npm. A killed npm does not tell its child, but the
 * child then gets a new parent, which we notice. Started in any other way, a changed parent means
 * nothing.
 */
export function watchParentProcess(onOrphaned: () => void): void {
  const isBelowNpm = /^(start|dev)$/.test(process.env.npm_lifecycle_event ?? "");
  if (!isBelowNpm || process.platform === "win32") return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onOrphaned();
  }, everyMs);
  watch.unref();
}
