import { useState } from "react";
import { useNavigate, useNavigation, useOutletContext } from "react-router";
import { usePendingSearch } from "../search/use-pending-search.ts";

/** What a list tells the entry above it: the ids on its page, in their order. */
export type ListedIds = readonly string[];

/** The entries beside the open one on its list's page, and the ways to them. */
export interface Siblings {
  /** What an entry is called: "request". */
  readonly noun: string;
  /** Counted from 1; null once it is no longer listed, such as when it was decided. */
  readonly place: number | null;
  readonly count: number;
  /** Undefined at the ends. */
  readonly showPrevious: (() => void) | undefined;
  readonly showNext: (() => void) | undefined;
}

interface SiblingsQuery {
  /** The path of an entry without its id. */
  readonly entries: string;
  readonly id: string;
  readonly noun: string;
}

/** Null for an entry that its list's page doesn't have, such as one opened by its address. */
export function useSiblings({ entries, id, noun }: SiblingsQuery): Siblings | null {
  const listed = useOutletContext<ListedIds | null>() ?? [];
  const ids = useLastOrder(listed, id);
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const search = usePendingSearch();
  // A second press before the first one has loaded goes one further.
  const pending = next?.pathname.startsWith(`${entries}/`) ? next.pathname : `${entries}/${id}`;
  const at = ids.findIndex((one) => pending === `${entries}/${one}`);
  if (at === -1) return null;
  const wayTo = (sibling: string | undefined) =>
    sibling === undefined
      ? undefined
      : () => {
          const to = { pathname: `${entries}/${sibling}`, search };
          // Back leads to the list, however many were read.
          void navigate(to, { replace: true, preventScrollReset: true });
        };
  const isListed = (one: string) => listed.includes(one);
  const place = listed.indexOf(id) + 1;
  return {
    noun,
    place: place === 0 ? null : place,
    count: listed.length,
    showPrevious: wayTo(ids.slice(0, at).findLast(isListed)),
    showNext: wayTo(ids.slice(at + 1).find(isListed)),
  };
}

/** The order in which the entry was listed last: one that was decided may have left, but not its place. */
function useLastOrder(listed: ListedIds, id: string): ListedIds {
  const [last, setLast] = useState<{ readonly listed: ListedIds; readonly id: string }>();
  const isListed = listed.includes(id);
  if (isListed && (last?.id !== id || !isEqual(last.listed, listed))) setLast({ listed, id });
  if (isListed) return listed;
  return last?.id === id ? last.listed : [];
}

const isEqual = (one: ListedIds, other: ListedIds) =>
  one.length === other.length && one.every((id, at) => id === other[at]);
