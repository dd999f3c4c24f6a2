import { notify } from "~/ui/toast/toast";
import { hasUnsavedInput, rememberInput } from "./unsaved-input.ts";

const key = "tenora.reloaded-at";
/** Within this time a tab is reloaded once: a script that is missing for good must not loop. */
const reloadIntervalMs = 10 * 60_000;

/*
 * An upgrade removes the scripts of the version before it. From the moment this is loaded on, a page
 * that asks for one of them is loaded again, or, when something was typed that a reload would lose,
 * offers that. Failures with another cause (no network) are left to the caller.
 */
document.addEventListener("input", rememberInput, { capture: true, passive: true });
window.addEventListener("vite:preloadError", async ({ payload }) => {
  if (!(await isScriptMissing(payload))) return;
  if (hasUnsavedInput()) offerReload();
  else if (mayReload(Date.now())) window.location.reload();
});

function offerReload(): void {
  notify({
    id: "new-version",
    title: "There's a new version. Reload to continue.",
    duration: Number.POSITIVE_INFINITY,
    action: { label: "Reload", onClick: () => window.location.reload() },
  });
}

/** Counts the reloads it allows. Without storage there is no count, so it allows none. */
function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(key)) < reloadIntervalMs) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

type RouterWindow = Window & { __reactRouterManifest?: { readonly url?: string } };

/**
 * True when the server answers that it has no such script. Chromium and Firefox name the script in
 * the error; Safari does not, and is asked for the list of this build's scripts instead.
 */
async function isScriptMissing({ message }: Error): Promise<boolean> {
  const named = /\S*\/assets\/[\w./-]+\.(?:js|css)/.exec(message)?.[0];
  const address = named ?? (window as RouterWindow).__reactRouterManifest?.url;
  if (!address) return false;
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
