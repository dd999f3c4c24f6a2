import { findListing } from "@tenora/database/market/find-listing";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { dueWords, lateFeeWords } from "~/features/receivable/late-fee-words.server";
import { readMarket } from "~/market/read-market.server";
import type { PayPage } from "./pay-page.ts";

/** What is due on a receivable today, "missing" without one, null while the market can't be read. */
export async function loadPayment(
  context: Readonly<RouterContextProvider>,
  text: string,
): Promise<PayPage | "missing" | null> {
  if (!/^[1-9]\d{0,8}$/.test(text)) return "missing";
  const found = await readMarket(context, async (tx, head) => {
    const listing = await findListing(tx, BigInt(text), BigInt(head.time));
    if (listing === null) return { page: null };
    const { id, token, seller, ledger, due, status, kind } = listing;
    const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
    return {
      page: {
        listing: id,
        seller: seller.name ?? shortenAddress(seller.wallet),
        kind,
        status,
        face: money(ledger.face),
        maturity: formatShortDate(new Date(Number(ledger.maturity) * 1_000)),
        when: dueWords(listing, head.time),
        paidIn: money(ledger.paidIn),
        due: due.total > 0n ? money(due.total) : null,
        lateFee: due.lateFee > 0n ? money(due.lateFee) : null,
        lateFeeWords: lateFeeWords(listing),
        payable: { listing: id, token, whole: "total" as const, due: due.total },
      },
    };
  });
  if (found === null) return null;
  return found.page === null ? "missing" : { ...found.page, market: found.market };
}
