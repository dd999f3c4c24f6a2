import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigation, useParams } from "react-router";

/**
 * When the dialog of an entry closes, scrolls to the row that it was opened from, which has the focus
 * again. Keeps the scroll position when the list has loaded.
 */
export function useReturnToRow(path: string) {
  const { id } = useParams();
  const { location: next } = useNavigation();
  const isOpen = id !== undefined && next?.pathname !== path;
  const wasOpen = useRef(isOpen);
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
    if (wasOpen.current && !isOpen) {
      document.activeElement?.closest("tr")?.scrollIntoView({ block: "center" });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
}
