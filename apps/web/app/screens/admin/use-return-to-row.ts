import { useEffect, useRef } from "react";
import { useParams } from "react-router";

/** Back from an entry: the row it was opened from is in sight, where the focus returned to. */
export function useReturnToRow() {
  const { id } = useParams();
  const wasOpen = useRef(id !== undefined);
  useEffect(() => {
    if (wasOpen.current && id === undefined) {
      document.activeElement?.closest("tr")?.scrollIntoView({ block: "center" });
    }
    wasOpen.current = id !== undefined;
  }, [id]);
}
