import { readFileSync } from "node:fs";
import type { RecordedRequest } from "../support/recording-person.ts";
import { adminRouteFiles, adminRoutes } from "./admin-routes.ts";

/** Writing endpoints where no act of the log is done, and why. */
export const endpointsWithoutAuditRow: Readonly<Record<string, string>> = {
  "/api/admin/session": "signing in is no act; what becomes of codes is",
  "DELETE /api/admin/session": "signing out",
  "/api/admin/recovery": "anybody may ask, and nothing changes until the link is used",
  "/api/admin/link": "a look at what a link is for",
  "/api/admin/two-factor": "an offer that is kept nowhere until PUT puts it in force",
  "/api/admin/articles/preview": "nothing is kept",
  "/api/admin/articles/covers": "belongs to nothing until an article names it, which is an act",
};

/** Methods that a endpoint's source tells apart. */
const methodComparison = /request\.method [!=]== "(\w+)"/g;
const isWriting = /^export (?:async )?(?:function|const) action\b|^export \{[^}]*\baction\b/m;

/**
 * The writing endpoints of the route table: an address for whatever its endpoint does by default, and
 * "METHOD address" for each method that the endpoint tells apart.
 */
export function adminWriteEndpoints(): readonly string[] {
  return adminRouteFiles().flatMap(({ path, file }) => {
    const source = readFileSync(new URL(`../../app/${file}`, import.meta.url), "utf8");
    if (!isWriting.test(source)) return [];
    return [path, ...methodsOf(source).map((method) => `${method} ${path}`)];
  });
}

/** Which of these endpoints were knocked at. */
export function requestedEndpoints(
  endpoints: readonly string[],
  requests: readonly RecordedRequest[],
): Set<string> {
  const patterns = [...adminRoutes()].sort(
    (a, b) => Number(a.includes(":")) - Number(b.includes(":")),
  );
  const names = requests.flatMap(({ method, path }) => {
    const pattern = patterns.find((one) => matches(one, path));
    if (method === "GET" || pattern === undefined) return [];
    const exact = `${method} ${pattern}`;
    return [endpoints.includes(exact) ? exact : pattern];
  });
  return new Set(names);
}

const methodsOf = (source: string) => [
  ...new Set([...source.matchAll(methodComparison)].map(([, method = ""]) => method)),
];
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
