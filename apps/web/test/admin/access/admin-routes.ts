import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../../app/routes.ts";

/** Public endpoints below /admin and /api/admin, and why. All others are for admins. */
export const publicAdminRoutes: Readonly<Record<string, string>> = {
  "/admin/invitation": "a form without data; the token is in the fragment",
  "/admin/recovery": "a form without data",
  "/api/admin/session": "signing in",
  "/api/admin/recovery": "requesting a link by mail",
  "/api/admin/link": "for the holder of a mailed token",
};

interface RouteFile {
  readonly path: string;
  readonly file: string;
}

/** Every file of the route table whose address begins with /admin or /api/admin. */
export function adminRouteFiles(): readonly RouteFile[] {
  const flatten = (entries: readonly RouteConfigEntry[], above: string): RouteFile[] =>
    entries.flatMap(({ path = "", file, children = [] }) => {
      const here = [above, path].filter(Boolean).join("/");
      return [{ path: `/${here}`, file }, ...flatten(children, here)];
    });
  return flatten(routes, "").filter(({ path }) => /^\/(api\/)?admin(\/|$)/.test(path));
}

/** Their addresses, as patterns. */
export function adminRoutes(): readonly string[] {
  return [...new Set(adminRouteFiles().map(({ path }) => path))].sort();
}
