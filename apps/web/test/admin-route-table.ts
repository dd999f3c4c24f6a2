import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../app/routes.ts";

/** Doors below /admin and /api/admin that everybody may open, and why. All others are for admins. */
export const openAdminDoors: Readonly<Record<string, string>> = {
  "/admin/invitation": "a form without data; the token is in the fragment",
  "/admin/recovery": "a form without data",
  "/api/admin/session": "signing in",
  "/api/admin/recovery": "asking for a link by mail",
  "/api/admin/link": "for who holds a mailed token",
};

/** Every address of the route table that begins with /admin or /api/admin, as patterns. */
export function adminRoutes(): readonly string[] {
  const flatten = (entries: readonly RouteConfigEntry[], above: string): string[] =>
    entries.flatMap(({ path = "", children = [] }) => {
      const here = [above, path].filter(Boolean).join("/");
      return [`/${here}`, ...flatten(children, here)];
    });
  const all = new Set(flatten(routes, ""));
  return [...all].filter((path) => /^\/(api\/)?admin(\/|$)/.test(path)).sort();
}
