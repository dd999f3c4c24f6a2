import type { Listing } from "@tenora/database/market/listing/listing-record";
import { type TroubleNow, troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import { isOver, isUnpaid } from "@tenora/domain/receivable/status/receivable-stage";
import type { SellerPage } from "./seller-page.ts";

/**
 * What of a seller's receivables isn't as agreed now. Private sales count and are in no list: `areAllShown` says
 * that every other receivable is among these.
 */
export function sellerTrouble(
  trouble: TroubleNow,
  shown: readonly Pick<Listing, "status" | "disputed">[],
  areAllShown: boolean,
): SellerPage["trouble"] {
  const words = troubleNowWords(trouble);
  if (words === null) return null;
  const isBelow = shown.some(isInTrouble);
  return { words: !isBelow && areAllShown ? `${words} (sold privately)` : words, isBelow };
}

function isInTrouble({ status, disputed }: Pick<Listing, "status" | "disputed">): boolean {
  const isDisputed = disputed.byDebtor || disputed.byAttestor;
  return isUnpaid(status) || (isDisputed && !isOver(status));
}
