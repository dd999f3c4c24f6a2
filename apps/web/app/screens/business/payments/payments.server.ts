import {
  type DisputeEvent,
  listDisputeEvents,
} from "@tenora/database/market/event/list-dispute-events";
import type { MarketAudience } from "@tenora/database/market/listing/audience";
import { listListings } from "@tenora/database/market/listing/list-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import {
  listSellerPayments,
  type SellerPayment,
} from "@tenora/database/market/seller/list-seller-payments";
import { listWalletCredits } from "@tenora/database/market/wallet/list-wallet-credits";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, roundFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { lateFeeShown } from "@tenora/domain/receivable/amounts/late-fee-shown";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { owedStatuses, statusesIn } from "@tenora/domain/receivable/status/receivable-stage";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { debtDispute } from "~/features/receivable/dispute/dispute-words.server";
import { whenDueWords } from "~/features/receivable/due-words";
import { lateFeeWords } from "~/features/receivable/late-fee/late-fee-words.server";
import { parseLogPosition } from "~/features/receivable/payment-key";
import { proofAddress } from "~/features/receivable/proof-of-payment";
import { leastPayment } from "~/features/transaction/receivable/pay/payment";
import type { ActionFacts } from "~/features/transaction/receivable/receivable-actions";
import { readMarket } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { explorerLink } from "~/transaction/explorer-link";
import { loadMonth, mostListings } from "./month/load-month.server.ts";
import type { DueReceivable, PaymentsPage, Receipt, SaleInProgress } from "./payments-page.ts";

const receiptsOnPage = 50;

const date = (seconds: bigint) => formatShortDate(new Date(Number(seconds) * 1_000));

/** What the page's address asks for; "" where it asks for nothing. */
interface Asked {
  /** A position in the chain: the payments before it. */
  readonly before: string;
  /** "2026-12" */
  readonly month: string;
  readonly audience: MarketAudience;
}

/**
 * What is due on the receivables of a wallet, also by day of a month, and the newest payments on them, or
 * those before a position in the chain; null while the market can't be read.
 */
export async function loadPayments(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  { before, month, audience }: Asked,
): Promise<PaymentsPage | null> {
  const { publicConfig } = context.get(servicesContext).settings;
  return readMarket(context, async (tx, head) => {
    const now = BigInt(head.time);
    const own = { seller: [wallet], audience, limit: mostListings } as const;
    const due = await listListings(tx, { ...own, status: owedStatuses, sort: "soonest" }, now);
    const disputes = await listDisputeEvents(tx, due.listings);
    const sales = await listListings(
      tx,
      { ...own, status: [...statusesIn("sale"), "failed"] },
      now,
    );
    const after = parseLogPosition(before) ?? undefined;
    const paid = { seller: wallet, audience, after, limit: receiptsOnPage };
    const { payments, next } = await listSellerPayments(tx, paid, now);
    const any = { ...own, audience: "concerned", limit: 1 } as const;
    const first = await listListings(tx, any, now);
    const credits = await listWalletCredits(tx, wallet);
    const path = `/business/payments?wallet=${wallet}`;
    return {
      wallet,
      hasListed: first.listings.length > 0,
      due: due.listings.map((listing) => toDue(listing, head.time, disputes.get(listing.id))),
      month: await loadMonth(tx, { seller: wallet, audience, asked: month, now: head.time }),
      sales: sales.listings.map(toSale),
      receipts: payments.map((payment) =>
        toReceipt(payment, explorerLink(publicConfig, payment.event.transaction)),
      ),
      newest: after === undefined ? null : path,
      older: next && `${path}&before=${next.block}-${next.logIndex}`,
      credits: credits.map(({ token, amount }) => ({
        token: token.address,
        words: formatAmountFor("payee", amount, token),
      })),
    };
  });
}

function toDue(
  listing: Listing,
  now: number,
  disputes: readonly DisputeEvent[] | undefined,
): DueReceivable {
  const { id, status, kind, token, ledger, due } = listing;
  const owed = owedToHolders(due);
  const reserve = due.total - owed;
  const lateFee = lateFeeShown(due, token);
  return {
    listing: id,
    status,
    isCampaign: kind === "community",
    face: formatAmountFor("payer", ledger.face, token),
    maturity: date(ledger.maturity),
    when: whenDueWords(listing, now),
    owed: owed > 0n ? formatAmountFor("payer", owed, token) : null,
    lateFee: lateFee > 0n ? formatAmount(lateFee, token) : null,
    paidIn: formatAmountFor("payee", ledger.paidIn, token),
    reserve: reserve > 0n ? formatAmountFor("payee", reserve, token) : null,
    lateFeeWords: lateFeeWords(listing, "payer"),
    dispute: owed > 0n ? debtDispute(listing, disputes) : null,
    hasLateFee: listing.ledger.lateFeeBps > 0n,
    payable: { listing: id, token, whole: "holders", due: owed, least: leastPayment(listing) },
    action: actionFacts(listing),
  };
}

function toSale(listing: Listing): SaleInProgress {
  const { id, status, token, ledger, pricePerUnit, totalUnits, fundingDeadline } = listing;
  const cost = (units: bigint) =>
    formatAmountFor("payee", purchaseCost(units, pricePerUnit), token);
  return {
    listing: id,
    status,
    sold: `${cost(ledger.soldUnits)} of ${cost(totalUnits)}`,
    ends: date(fundingDeadline),
    action: actionFacts(listing),
  };
}

/** The notes decide about refunds only, which are the investors'. */
const actionFacts = ({ id, status, seller, ledger, minUnits }: Listing): ActionFacts => ({
  listing: id,
  status,
  seller: seller.wallet,
  soldUnits: ledger.soldUnits,
  minUnits,
  notes: [],
});

function toReceipt({ event, listing }: SellerPayment, link: string | null): Receipt {
  const { amount, arguments: args, block, logIndex, time, transaction } = event;
  const { token } = listing;
  const paid = BigInt(String(amount ?? 0));
  const shown = (own: bigint) => roundFor("payee", own, token);
  // As much as can be withdrawn of it; what is left makes the two add up to the amount.
  const toBusiness = shown(paid - BigInt(String(args.toHolders ?? 0)));
  return {
    key: `${block}-${logIndex}`,
    listing: listing.id,
    at: `${formatMoment(new Date(time * 1_000))} UTC`,
    payer: payerOf({ event, listing }),
    amount: formatAmount(shown(paid), token),
    toInvestors: formatAmount(shown(paid) - toBusiness, token),
    toBusiness: formatAmount(toBusiness, token),
    transaction,
    link,
    proof: proofAddress(listing.id, `${block}-${logIndex}`),
  };
}

function payerOf({ event: { wallet }, listing: { seller, debtor } }: SellerPayment): string {
  if (wallet === null) return "Unknown";
  if (wallet === seller.wallet) return "You";
  return wallet === debtor ? "Your customer" : shortenAddress(wallet);
}
