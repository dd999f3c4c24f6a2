type RouterWindow = Window & { __reactRouterManifest?: { readonly url?: string } };

/**
 * True when the server answers that it has no such script. Chromium and Firefox name the script in
 * the error; Safari does not, and is asked for the list of this build's scripts instead.
 */
export async function isScriptMissing({ message }: Error): Promise<boolean> {
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
