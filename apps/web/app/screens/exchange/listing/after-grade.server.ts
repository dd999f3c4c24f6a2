import type { Listing } from "@tenora/database/market/listing-record";
import { pastDueWords } from "@tenora/domain/receivable/past-due-words";
import { isPastDue } from "@tenora/domain/receivable/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { AfterGrade } from "./listing-page.ts";

/**
 * What a buyer should know beside a risk grade, which was stored before the listing: others of its seller that
 * are past due or disputed now, or went into default since. Null without any. `trouble` may contain private
 * sales, which stay nameless.
 */
export function afterGrade(
  listing: Pick<Listing, "id" | "listedAt">,
  trouble: readonly Listing[],
): AfterGrade | null {
  const others = trouble.filter((one) => one.id !== listing.id && isNew(one, listing.listedAt));
  if (others.length === 0) return null;
  const named = others.filter(({ gate }) => gate.type !== "invite");
  return {
    gradedBy: formatShortDate(new Date(listing.listedAt * 1_000)),
    receivables: named.map((one) => ({ id: one.id.toString(), words: troubleWords(one) })),
    privateSales: others.length - named.length,
  };
}

const isDisputed = ({ disputed }: Listing) => disputed.byDebtor || disputed.byAttestor;

const isNew = (one: Listing, listedAt: number) =>
  isPastDue(one.status) || isDisputed(one) || (one.defaultedAt ?? 0) > listedAt;

/** "25 days past due, disputed" */
function troubleWords(one: Listing): string {
  const words = [
    isPastDue(one.status) && pastDueWords(one.daysPastDue),
    one.status === "defaulted" && "in default",
    isDisputed(one) && "disputed",
  ];
  return words.filter(Boolean).join(", ");
}
