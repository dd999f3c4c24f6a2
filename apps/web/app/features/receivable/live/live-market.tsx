import { useLiveMarket } from "./use-live-market.ts";

/** Loads the page again with each newer block: others buy, pay and collect while one reads. */
export function LiveMarket({ block }: { readonly block: number }) {
  useLiveMarket(block);
  return null;
}
