import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { classes } from "~/ui/classes";
import { useIsAlive } from "~/ui/use-is-alive";

/** Milliseconds without a key after which a search begins. */
const pause = 250;

interface SearchFieldProps {
  /** What the field is called, and with dots what stands in it while it is empty. */
  readonly label: string;
}

/** The text search; it lives in the address, and a newer search always wins over an older one. */
export function SearchField({ label }: SearchFieldProps) {
  const [params, setParams] = useSearchParams();
  const applied = params.get("search") ?? "";
  const [typed, setTyped] = useState(applied);
  const asked = useRef(applied);
  const isAlive = useIsAlive();

  // Back and forward, or a link, changed the address: the field follows.
  useEffect(() => {
    if (applied === asked.current) return;
    asked.current = applied;
    setTyped(applied);
  }, [applied]);

  useEffect(() => {
    if (typed === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed;
      setParams(searchedFor(typed), { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, setParams]);

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
        readOnly={!isAlive}
        onChange={(event) => setTyped(event.target.value)}
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
const searchedFor = (text: string) => (params: URLSearchParams) => {
  const next = new URLSearchParams(params);
  next.delete("after");
  if (text.trim() === "") next.delete("search");
  else next.set("search", text);
  return next;
};
