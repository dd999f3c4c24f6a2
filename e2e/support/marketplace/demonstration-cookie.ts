import type { RunningMarketplace } from "./running-marketplace.ts";

/** What a browser has once it has opened the address that the start of a demonstration prints; else null. */
export function demonstrationCookie({ url, web }: Pick<RunningMarketplace, "url" | "web">) {
  if (web.demonstration === null) return null;
  return { name: `tenora.demonstration-${new URL(url).port}`, value: web.demonstration.key, url };
}

/** The same as a request's header. */
export function demonstrationHeader(marketplace: Pick<RunningMarketplace, "url" | "web">) {
  const { name, value } = demonstrationCookie(marketplace) ?? { name: "none", value: "" };
  return { cookie: `${name}=${value}` };
}
