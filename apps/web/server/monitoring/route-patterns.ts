import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { isValidPath } from "../http/valid-path.ts";

/** Endpoints besides the route table. */
const own = ["/healthz", "/readyz", "/config.json", "/dev/rpc"];
const prefixes = ["/documents/", "/assets/"];
const mostKnown = 1_000;

/**
 * The pattern of the route that a path belongs to, such as `/insights/:slug`. All other paths are
 * called `other`: a client cannot create series.
 */
export function routePatterns(build: Pick<ServerBuild, "routes">): (path: string) => string {
  const routes = toTree(build);
  const known = new Map<string, string>();
  return (path) => {
    // Rejected before the router, which would be slow or log it.
    if (!isValidPath(path)) return "other";
    const before = known.get(path);
    if (before !== undefined) return before;
    // Matching sorts all routes; clients may request any number of paths.
    if (known.size >= mostKnown) known.clear();
    const pattern = find(path);
    known.set(path, pattern);
    return pattern;
  };

  function find(path: string): string {
    if (own.includes(path)) return path;
    const prefix = prefixes.find((one) => path.startsWith(one));
    if (prefix) return `${prefix}*`;
    const matches = matchRoutes(routes, path) ?? [];
    const pattern = matches.flatMap(({ route }) => (route.path ? [route.path] : [])).join("/");
    if (matches.length === 0 || pattern === "*") return "other";
    return `/${pattern}`.replaceAll(/\/+/g, "/");
  }
}

function toTree({ routes }: Pick<ServerBuild, "routes">): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const below = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }): RouteObject => {
        const place = path === undefined ? { id } : { id, path };
        return index ? { ...place, index: true } : { ...place, children: below(id) };
      });
  return below(undefined);
}
