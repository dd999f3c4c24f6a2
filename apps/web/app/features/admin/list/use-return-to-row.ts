import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigation, useParams } from "react-router";

/**
 * Back from an entry: the row it was opened from is in sight, where the focus returned to, as soon as
 * the dialog is closed. Once the list has come it stays where somebody has scrolled it meanwhile.
 */
export function useReturnToRow(path: string) {
  const { id } = useParams();
  const { location: next } = useNavigation();
  const isOpen = id !== undefined && next?.pathname !== path;
  const wasOpen = useRef(isOpen);
  const place = useRef<number | null>(null);

  // Before the page goes to its top, as it does whenever the address is another.
  useLayoutEffect(() => {
    if (id === undefined) return;
    return () => {
      place.current = window.scrollY;
    };
  }, [id]);

  useEffect(() => {
    if (id === undefined && place.current !== null) window.scrollTo(0, place.current);
    place.current = null;
  }, [id]);

  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      document.activeElement?.closest("tr")?.scrollIntoView({ block: "center" });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
}
