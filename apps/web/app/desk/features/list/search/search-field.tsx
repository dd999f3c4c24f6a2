import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { SearchInput } from "./search-input.tsx";
import { usePendingSearch } from "./use-pending-search.ts";

/** Milliseconds after the last key press until the search starts. */
const debounceMs = 250;

interface SearchFieldProps {
  /** The list's path. */
  readonly path: string;
  /** The accessible name; with dots also the placeholder. */
  readonly label: string;
}

/** The text search. It is part of the address, and a newer search always wins over an older one. */
export function SearchField({ path, label }: SearchFieldProps) {
  const [params] = useSearchParams();
  const search = usePendingSearch(path);
  const current = useLocation();
  const { location: next, state } = useNavigation();
  // While an entry is open the search waits: navigating now would close the entry.
  const isAtList = (next ?? current).pathname === path;
  const isSettled = state === "idle";
  const navigate = useNavigate();
  const applied = params.get("search") ?? "";
  const [typed, setTyped] = useState(applied);
  const requested = useRef(applied);
  // Incremented to restart the timer, such as when the field loses the focus to a row that opens first.
  const [restarts, setRestarts] = useState(0);
  const isHydrated = useIsHydrated();

  const settled = useRef(applied);
  useEffect(() => {
    if (!isSettled) return;
    const isUnchanged = applied === settled.current;
    settled.current = applied;
    if (applied === requested.current) return;
    requested.current = applied;
    // Another navigation replaced the search, so it starts again. Otherwise the address was changed by
    // back, forward or a link, and the field follows it.
    if (isUnchanged) setRestarts((count) => count + 1);
    else setTyped(applied);
  }, [applied, isSettled]);

  // As the address will return it: a lone surrogate would never match, and be searched for again.
  const text = typed.trim() === "" ? "" : typed.toWellFormed();
  // Counts the timer's ends.
  const [due, setDue] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the field restarts the timer
  useEffect(() => {
    if (!isAtList || text === requested.current) return;
    // In a transition, since the router announces a navigation in one: an entry that is pressed before this
    // is rendered closes the list first.
    const timer = setTimeout(() => startTransition(() => setDue((count) => count + 1)), debounceMs);
    return () => clearTimeout(timer);
  }, [text, restarts, search, isAtList]);

  const start = useEffectEvent(() => {
    if (!isAtList || text === requested.current) return;
    requested.current = text;
    const found = { pathname: path, search: searchedFor(text, search) };
    void navigate(found, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (due > 0) start();
  }, [due]);

  return (
    <search className="relative block w-full min-w-0 lg:max-w-64 lg:shrink-0">
      <SearchInput
        name="search"
        label={label}
        aria-keyshortcuts="/"
        value={typed}
        readOnly={!isHydrated}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setRestarts((count) => count + 1)}
      />
    </search>
  );
}

/** A search starts at its first page. */
function searchedFor(text: string, query: string): string {
  const next = new URLSearchParams(query);
  next.delete("after");
  if (text === "") next.delete("search");
  else next.set("search", text);
  return next.toString();
}
