import type { ServerBuild } from "react-router";
import type { RouteHandle } from "../../app/http/route-handle.ts";
import { canonicalPath } from "./canonical-path.ts";

/** The handle of the route that a path leads to; undefined for a route without one. */
export type FindHandle = (path: string) => RouteHandle | undefined;

type Routes = Readonly<Record<string, BuiltRoute | undefined>>;
type BuiltRoute = Pick<NonNullable<ServerBuild["routes"][string]>, "path" | "parentId"> & {
  readonly module: { readonly handle?: unknown };
};

/** Reads the limits that stand in the `handle` of the route modules; they are part of the build. */
export function readRouteHandles({ routes }: { readonly routes: Routes }): FindHandle {
  const handles = Object.values(routes)
    .flatMap((route) => {
      const handle = route?.module.handle as RouteHandle | undefined;
      return route && handle ? [{ path: fullPath(route, routes), handle }] : [];
    })
    // As in the router, a literal segment wins over a parameter.
    .sort((one, other) => parameters(one.path) - parameters(other.path))
    .map(({ path, handle }) => ({ pattern: toPattern(path), handle }));
  return (path) => {
    const canonical = canonicalPath(path);
    return handles.find(({ pattern }) => pattern.test(canonical))?.handle;
  };
}

function fullPath({ path = "", parentId }: BuiltRoute, routes: Routes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const above = parent ? fullPath(parent, routes) : "";
  return path === "" ? above : `${above}/${path}`;
}

const parameters = (path: string) => path.split("/:").length - 1;

/** Matches `canonicalPath`'s spelling of a path. */
const toPattern = (path: string) =>
  new RegExp(`^${path.toLowerCase().replaceAll(/:\w+/g, "[^/]+")}$`);
