import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigation, useParams } from "react-router";

/**
 * When the dialog of an entry closes, scrolls to the row that it was opened from, which has the focus
 * again; to the row of the last entry where others were shown meanwhile. Keeps the scroll position when the list has loaded.
 */
export function useReturnToRow(path: string) {
  const { id } = useParams();
  const { location: next } = useNavigation();
  const isOpen = id !== undefined && next?.pathname !== path;
  const wasOpen = useRef(isOpen);
  const shown = useRef<{ readonly first: string; readonly last: string } | null>(null);
  const scrollY = useRef<number | null>(null);

  // Before the page scrolls to its top, as it does after every navigation.
  useLayoutEffect(() => {
    if (id === undefined) return;
    return () => {
      scrollY.current = window.scrollY;
    };
  }, [id]);

  useEffect(() => {
    if (id === undefined && scrollY.current !== null) window.scrollTo(0, scrollY.current);
    scrollY.current = null;
  }, [id]);

  useEffect(() => {
    if (id !== undefined && isOpen) shown.current = { first: shown.current?.first ?? id, last: id };
    if (wasOpen.current && !isOpen) {
      if (shown.current && shown.current.first !== shown.current.last) focusRow(shown.current.last);
      shown.current = null;
      document.activeElement?.closest("tr")?.scrollIntoView({ block: "center" });
    }
    wasOpen.current = isOpen;
  }, [isOpen, id]);
}

function focusRow(id: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>("[data-row-link]");
  const link = [...links].find(({ pathname }) => pathname.endsWith(`/${id}`));
  link?.focus({ preventScroll: true });
}
