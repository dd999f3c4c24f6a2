import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { requestData } from "~/http/send-request";

/** How often the newest block is asked for while the page is visible, in ms. */
export const headMs = 15_000;

/**
 * Loads the page again once the market has a newer block than the one it shows. The block is asked for
 * first, since a loader that fails would take the page away, with what was typed in it.
 */
export function useLiveMarket(block: number): void {
  const { revalidate, state } = useRevalidator();
  const { data } = useQuery({
    queryKey: ["market-head"],
    queryFn: ({ signal }) =>
      requestData<{ data: { indexedBlock: number } }>("/api/v1/head", signal),
    refetchInterval: headMs,
  });
  const newest = data?.data.indexedBlock ?? 0;
  const loaded = useRef(block);
  const isBehind = newest > block && state === "idle";
  useEffect(() => {
    // Once for each block, whatever the loader then shows.
    if (!isBehind || loaded.current >= newest) return;
    loaded.current = newest;
    void revalidate();
  }, [isBehind, newest, revalidate]);
}
