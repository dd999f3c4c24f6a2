import { listDisputeEvents } from "@tenora/database/market/event/list-dispute-events";
import { listListingEvents } from "@tenora/database/market/event/list-listing-events";
import { findListing } from "@tenora/database/market/listing/find-listing";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { repaymentOf } from "@tenora/domain/receivable/amounts/amount-due";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { type DocumentKind, documentWord } from "@tenora/domain/receivable/document-kind";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { debtDispute } from "~/features/receivable/dispute/dispute-words.server";
import { whenDueWords } from "~/features/receivable/due-words";
import { parseLogPosition } from "~/features/receivable/payment-key";
import { proofAddress } from "~/features/receivable/proof-of-payment";
import { sellerName } from "~/features/receivable/seller/seller-name";
import { leastPayment } from "~/features/transaction/receivable/pay/payment";
import { readDocumentKind } from "~/market/read-document-kind.server";
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
    if (listing === null) return { read: null };
    const after = parseLogPosition(before) ?? undefined;
    const paid = { listing: listing.id, types: ["settled"], newestFirst: true } as const;
    const payments = await listListingEvents(tx, { ...paid, after, limit: mostPayments });
    const disputes = await listDisputeEvents(tx, [listing]);
    return { read: { listing, payments, disputes, isNewest: after === undefined } };
  });
  if (found === null) return null;
  const { read, market } = found;
  if (read === null)
    return (await lacksBlocks(context.get(servicesContext), market.block)) ? null : "missing";
  const { listing, payments, disputes, isNewest } = read;
  const documentKind = await readDocumentKind(context, listing);
  const { id, token } = listing;
  return {
    market,
    ...debtWords({ ...listing, documentKind }, market.now),
    dispute: listing.due.total > 0n ? debtDispute(listing, disputes.get(id)) : null,
    payable: {
      listing: id,
      token,
      whole: "total",
      due: listing.due.total,
      least: leastPayment(listing),
      seller: sellerName(listing.seller),
    },
    parties: {
      seller: listing.seller.wallet,
      customer: listing.debtor,
      hasConfirmed: listing.level === "debtor-confirmed",
    },
    isNewest,
    older: payments.next && `/pay/${id}?before=${payments.next.block}-${payments.next.logIndex}`,
    payments: payments.events.map(({ block, logIndex, amount, wallet, time }) => ({
      key: `${block}-${logIndex}`,
      amount: formatAmountFor("payee", amount ?? 0n, token),
      payer: wallet === null ? "Unknown" : shortenAddress(wallet),
      at: `${formatMoment(new Date(time * 1_000))} UTC`,
      proof: proofAddress(id, `${block}-${logIndex}`),
    })),
  };
}

type DebtWords = Omit<
  PayPage,
  "market" | "dispute" | "payable" | "parties" | "isNewest" | "older" | "payments"
>;

/** What was sold, what is owed of it and when, at `now` (seconds since 1970). */
function debtWords(
  listing: Listing & { readonly documentKind: DocumentKind | null },
  now: number,
): DebtWords {
  const { id, token, seller, ledger, due, status, kind, fundedAt, pricePerUnit } = listing;
  const money = (baseUnits: bigint) => formatAmountFor("payee", baseUnits, token);
  return {
    listing: id,
    seller: sellerName(seller),
    kind,
    documentWord: documentWord(listing.documentKind),
    status,
    isFunded: fundedAt !== null,
    face: money(ledger.face),
    raised: money(purchaseCost(ledger.soldUnits, pricePerUnit)),
    repayment: formatAmountFor("payer", repaymentOf(ledger), token),
    maturity: formatShortDate(new Date(Number(ledger.maturity) * 1_000)),
    when: whenDueWords(listing, now),
    paidIn: money(ledger.paidIn),
    due: due.total > 0n ? formatAmountFor("payer", due.total, token) : null,
    ...amountDueWords(listing),
    onSaleWords: listing.isSaleOpen ? onSaleWords(listing) : null,
  };
}

/** A payment ends the sale, so the exchange takes it from the parties only, and none below what was sold. */
function onSaleWords({ debtor, fundingDeadline, ledger, token }: Listing): string {
  const who = debtor ? "the seller and the customer's own wallet" : "the seller";
  const least = formatAmountFor("payer", repaymentOf(ledger), token);
  const end = formatShortDate(new Date(Number(fundingDeadline) * 1_000));
  return `Units are on sale until ${end}. Until then, only ${who} can pay here, and at least ${least}.`;
}
