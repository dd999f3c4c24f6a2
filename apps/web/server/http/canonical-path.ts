/**
 * One spelling of a path for all that the router takes for the same endpoint: it decodes, ignores case
 * and doubled slashes, and knows each endpoint under `.data` and `/_.data` as well.
 */
export function canonicalPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // No endpoint has such a name.
  }
  return decoded
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?:\/_\.data|\.data|\/)+$/, "");
}
