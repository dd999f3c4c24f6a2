/** What of an address makes a view: not the page it was on. */
const kept = ["status", "search"] as const;

/** The query that a saved view keeps, always in the same order; empty for the whole list. */
export function filterQueryOf(params: URLSearchParams): string {
  const view = new URLSearchParams();
  for (const name of kept) {
    const value = params.get(name)?.trim().slice(0, 200);
    if (value) view.set(name, value);
  }
  return view.toString();
}
