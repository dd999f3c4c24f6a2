import { readFileSync } from "node:fs";
import type { RecordedRequest } from "../../support/people/recording-person.ts";
import { adminRouteFiles, adminRoutes } from "./admin-routes.ts";

/** Writing endpoints without an audit row, and why. */
export const endpointsWithoutAuditRow: Readonly<Record<string, string>> = {
  "/api/admin/session": "signing in has no audit row; used and exhausted codes have",
  "DELETE /api/admin/session": "signing out",
  "/api/admin/recovery": "anybody may request it, and nothing changes until the link is used",
  "POST /api/admin/link": "describes a link",
  "POST /api/admin/two-factor": "an offer that is stored nowhere until PUT enables it",
  "/api/admin/funding-requests/:id/attestation/preparation": "reads the chain, and changes nothing",
  "/api/admin/eligibilities/preparation": "reads the chain, and changes nothing",
  "/api/admin/articles/preview": "nothing is stored",
  "/api/admin/articles/covers": "unused until an article names it, which has an audit row",
};

/** Methods that a route distinguishes: by a comparison, or as the keys of `byMethod`. */
const methodComparison = /request\.method [!=]== "(\w+)"/g;
const methodKeys = /[\s,](POST|PUT|DELETE): /g;
const isWriting = /^export (?:async )?(?:function|const) action\b|^export \{[^}]*\baction\b/m;

/**
 * The writing endpoints of the route table: the address of an action for every method, and
 * "METHOD address" for each method that an action distinguishes.
 */
export function adminWriteEndpoints(): readonly string[] {
  return adminRouteFiles().flatMap(({ path, file }) => {
    const source = readFileSync(new URL(`../../../app/${file}`, import.meta.url), "utf8");
    if (!isWriting.test(source)) return [];
    const actions = /\bbyMethod\(\{([\s\S]*)\}\)/.exec(source)?.[1];
    if (actions !== undefined) return methodsOf(actions, methodKeys).map((one) => `${one} ${path}`);
    return [path, ...methodsOf(source, methodComparison).map((method) => `${method} ${path}`)];
  });
}

/** Which of these endpoints received a request. */
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

const methodsOf = (source: string, pattern: RegExp) => [
  ...new Set([...source.matchAll(pattern)].map(([, method = ""]) => method)),
];
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
