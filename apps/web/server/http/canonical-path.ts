/**
 * One spelling for all paths that the router takes for the same route: it decodes, ignores case and
 * doubled slashes, and serves each route at `.data` and `/_.data` as well.
 */
export function canonicalPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // No route has such a path.
  }
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?:\/_\.data|\.data|\/)+$/, "");
}
