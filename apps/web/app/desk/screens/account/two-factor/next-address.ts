const setUpPath = "/admin/two-factor";

/** The set-up of the second factor, which leads on to the address that was asked for. */
export const setUpBefore = (requestUrl: string): string => {
  const { pathname, searchParams } = new URL(requestUrl);
  // When the browser has the page's code already, React Router asks for the data alone, of these routes.
  searchParams.delete("_routes");
  const search = searchParams.size > 0 ? `?${searchParams}` : "";
  const next = pathname.replace(/(\/_)?\.data$/, "") + search;
  return `${setUpPath}?${new URLSearchParams({ next })}`;
};

/** Where the set-up leads on to; null without an address of the portal. Anybody can write the link. */
export function nextAddress(params: URLSearchParams): string | null {
  const here = "https://portal.invalid";
  const next = params.get("next") ?? "";
  if (!next.startsWith("/") || !URL.canParse(next, here)) return null;
  // Read as a browser does: "/\\elsewhere" and "/admin/../exchange" aren't below /admin.
  const { origin, pathname, search } = new URL(next, here);
  return origin === here && /^\/admin(\/|$)/i.test(pathname) ? pathname + search : null;
}
