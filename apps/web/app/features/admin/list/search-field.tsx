import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { classes } from "~/ui/classes";
import { usePendingSearch } from "./use-pending-search.ts";

/** Milliseconds without a key after which a search begins. */
const pause = 250;

interface SearchFieldProps {
  /** Where the list is. */
  readonly path: string;
  /** What the field is called, and with dots what stands in it while it is empty. */
  readonly label: string;
}

/** The text search; it lives in the address, and a newer search always wins over an older one. */
export function SearchField({ path, label }: SearchFieldProps) {
  const [params] = useSearchParams();
  const search = usePendingSearch(path);
  const here = useLocation();
  const { location: next, state } = useNavigation();
  // Above an open entry it waits: begun there, it would come between the entry and its closing.
  const isAtList = (next ?? here).pathname === path;
  const isSettled = state === "idle";
  const navigate = useNavigate();
  const applied = params.get("search") ?? "";
  const [typed, setTyped] = useState(applied);
  const asked = useRef(applied);
  // Counted up to begin the wait anew: when the field is left, perhaps for a row that opens first.
  const [left, setLeft] = useState(0);
  const isHydrated = useIsHydrated();

  const settled = useRef(applied);
  useEffect(() => {
    if (!isSettled) return;
    const isAsBefore = applied === settled.current;
    settled.current = applied;
    if (applied === asked.current) return;
    asked.current = applied;
    // Something else took the search's place: it begins anew. Otherwise back and forward, or a link,
    // changed the address, and the field follows.
    if (isAsBefore) setLeft((before) => before + 1);
    else setTyped(applied);
  }, [applied, isSettled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the field begins the wait anew
  useEffect(() => {
    // As it comes back from the address: half a character would never do, and be asked for again.
    const text = typed.trim() === "" ? "" : typed.toWellFormed();
    if (!isAtList || text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      const found = { pathname: path, search: searchedFor(text, search) };
      void navigate(found, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, left, path, search, isAtList, navigate]);

  return (
    <search className="relative block w-full lg:max-w-xs">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-4.5 text-muted"
      />
      <input
        type="search"
        name="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={`${label}...`}
        value={typed}
        readOnly={!isHydrated}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setLeft((before) => before + 1)}
        maxLength={200}
        className={classes(
          "min-h-11 w-full rounded-control border border-line-strong bg-surface pr-3.5 pl-10",
          "placeholder:text-muted",
        )}
      />
    </search>
  );
}

/** A search begins at the first page of what it finds. */
function searchedFor(text: string, query: string): string {
  const next = new URLSearchParams(query);
  next.delete("after");
  if (text === "") next.delete("search");
  else next.set("search", text);
  return next.toString();
}
