import { findListing } from "@tenora/database/market/find-listing";
import { listListingEvents } from "@tenora/database/market/list-listing-events";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmount, formatAmountDown, formatAmountUp } from "@tenora/domain/money/format-amount";
import { repaymentOf } from "@tenora/domain/receivable/amount-due";
import { purchaseCost } from "@tenora/domain/receivable/pricing";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { dueWords } from "~/features/receivable/late-fee-words.server";
import { parseLogPosition } from "~/features/receivable/payment-key";
import { proofAddress } from "~/features/receivable/proof-of-payment";
import { lacksBlocks, readMarket } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { amountDueWords } from "./amount-due-words.server.ts";
import type { PayPage } from "./pay-page.ts";

const mostPayments = 50;

/**
 * What is due on a receivable today, and its newest payments, or those before a position in the chain;
 * "missing" without one, null while the market can't be read.
 */
export async function loadPayment(
  context: Readonly<RouterContextProvider>,
  text: string,
  before: string,
): Promise<PayPage | "missing" | null> {
  if (!/^[1-9]\d{0,8}$/.test(text)) return "missing";
  const found = await readMarket(context, async (tx, head) => {
    const listing = await findListing(tx, BigInt(text), BigInt(head.time));
    if (listing === null) return { page: null };
    const { id, token, seller, ledger, due, status, kind, fundedAt } = listing;
    const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
    const after = parseLogPosition(before) ?? undefined;
    const paid = { listing: id, types: ["settled"], newestFirst: true, limit: mostPayments };
    const { events, next } = await listListingEvents(tx, { ...paid, after });
    return {
      page: {
        listing: id,
        seller: seller.name ?? shortenAddress(seller.wallet),
        kind,
        status,
        isFunded: fundedAt !== null,
        face: money(ledger.face),
        raised: formatAmountDown(purchaseCost(ledger.soldUnits, listing.pricePerUnit), token),
        repayment: formatAmountUp(repaymentOf(ledger), token),
        maturity: formatShortDate(new Date(Number(ledger.maturity) * 1_000)),
        when: dueWords(listing, head.time),
        paidIn: money(ledger.paidIn),
        due: due.total > 0n ? money(due.total) : null,
        ...amountDueWords(listing),
        payable: { listing: id, token, whole: "total" as const, due: due.total },
        isNewest: after === undefined,
        older: next && `/pay/${id}?before=${next.block}-${next.logIndex}`,
        payments: events.map(({ block, logIndex, amount, wallet, time }) => ({
          key: `${block}-${logIndex}`,
          amount: money(amount ?? 0n),
          payer: wallet === null ? "Unknown" : shortenAddress(wallet),
          at: `${formatMoment(new Date(time * 1_000))} UTC`,
          proof: proofAddress(id, `${block}-${logIndex}`),
        })),
      },
    };
  });
  if (found === null) return null;
  const { page, market } = found;
  if (page !== null) return { ...page, market };
  return (await lacksBlocks(context.get(servicesContext), market.block)) ? null : "missing";
}
