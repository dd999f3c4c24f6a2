// Loaded at the press of "Pay": it needs viem.
import { paymentSteps } from "@tenora/chain/payment/payment-steps";
import type { Listing } from "@tenora/chain/read/listings";
import type { SummaryLine } from "@tenora/chain/typed-data/signable-message";
import { brand } from "@tenora/domain/brand";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { type Currency, formatAmount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, roundFor } from "@tenora/domain/money/format-amount-for";
import { repaymentOf } from "@tenora/domain/receivable/amounts/amount-due";
import { lateFeeShown } from "@tenora/domain/receivable/amounts/late-fee-shown";
import { isSaleOpen } from "@tenora/domain/receivable/status/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { sameAddress } from "@tenora/wallet/provider/provider";
import { fetchListing } from "~/transaction/fetch-listing";
import { networkFee } from "~/transaction/network-fee";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";
import type { ReceivablePayment } from "./payment.ts";
import { lesser, type Payable, paymentAmounts, takenOf } from "./payment-amounts.ts";

/** In seconds: for a wallet that is looked for, and a slow network. */
const signatureLifetime = 3_600n;

/** A payment on a receivable by the connected wallet, from what the chain says is due now. */
export async function payIntent(
  context: IntentContext,
  { listing: id, amount: asked, seller }: ReceivablePayment,
): Promise<TransactionIntent> {
  const { account } = context;
  const { listing, coin, block } = await fetchListing(context, id);
  const now = block.timestamp;
  if (coin === undefined)
    throw new IntentError("This receivable is paid in a token that this site doesn't know.");
  if (listing.due.total === 0n) throw nothingDue(listing);
  const holdersOnly = asked === "holders" || isForHolders(listing, account);
  const debt = { ...listing, holdersOnly };
  const wanted = inHundredths(paymentAmounts(debt, now, asked), coin);
  if (wanted.due === 0n) throw holdersOnly ? investorsArePaid : nothingDue(listing);
  // Before anything is signed: a payment by signature can only be simulated afterwards.
  assertEndsSale(listing, now, { account, amount: wanted.most, coin });
  const { most, steps } = await planPayment(context, debt, { coin, now, wanted });
  const payment = takenOf(debt, now, most);
  // A typed amount is exact, and all else in hundredths that add up. Steps name what is signed exactly.
  const shown = typeof asked === "bigint" ? payment.taken : roundFor("payer", payment.taken, coin);
  const isOwn = [listing.seller, listing.payout].some((own) => sameAddress(own, account));
  return {
    title: `Pay ${formatAmount(shown, coin)}`,
    summary: summaryOf({ listing: debt, coin, payment, shown, most, isOwn, seller }),
    before: "pay",
    risks: [
      // What is due now and no more is taken; a late fee that rises meanwhile is signed for.
      most > payment.taken
        ? "The late fee rises every second, so you sign for a little more. Only what's due is taken; the rest stays in your wallet."
        : "Only what's left to pay is taken, never more.",
      "Payments can't be reversed.",
      networkFee(context, steps),
    ],
    steps,
    success: `${formatAmountFor("payer", payment.taken, coin)} is paid on receivable #${id}.`,
    token: coin.address,
  };
}

interface WantedPayment {
  readonly coin: IntentContext["deployment"]["stablecoins"][number];
  /** In seconds since 1970. */
  readonly now: bigint;
  readonly wanted: ReturnType<typeof paymentAmounts>;
}

/** The most that the wallet can offer of what is wanted, and the steps that pay it. */
async function planPayment(
  { account, chainId, client, deployment }: IntentContext,
  { id, terms, holdersOnly }: Listing & Payable,
  { coin, now, wanted }: WantedPayment,
) {
  const reader = { ...client, getChainId: async () => chainId };
  const deadline = now + signatureLifetime;
  const pay = (amount: bigint) =>
    paymentSteps(reader, deployment, {
      payer: account,
      token: coin.address,
      amount,
      intent: { action: "settle", listing: id, terms, holdersOnly, deadline },
    });
  const first = await pay(wanted.most);
  const { balance } = first.facts;
  if (balance < wanted.due)
    throw new IntentError(
      `This takes ${formatAmountFor("payer", wanted.due, coin)}, and your wallet holds ${formatAmountFor("payee", balance, coin)}.`,
      "Pay a smaller amount, or add money to this wallet first.",
    );
  // A wallet with all that's due may lack the late fee of the next minutes.
  const most = lesser(balance, wanted.most);
  const { steps } = most < wanted.most ? await pay(most) : first;
  return { most, steps };
}

interface PlannedPayment {
  readonly listing: Listing & Payable;
  readonly coin: Currency;
  /** What is taken now of `most`, which is signed for. */
  readonly payment: ReturnType<typeof takenOf>;
  readonly most: bigint;
  /** What is taken, as it is shown. */
  readonly shown: bigint;
  /** The business pays its own receivable. */
  readonly isOwn: boolean;
  readonly seller: string | undefined;
}

function summaryOf(planned: PlannedPayment): SummaryLine[] {
  const { listing, coin, payment, most, shown, isOwn, seller } = planned;
  const { id, holdersOnly } = listing;
  const amount = (baseUnits: bigint) => formatAmountFor("payer", baseUnits, coin);
  // A debt, as every page has it; never more than is paid.
  const toHolders = lesser(roundFor("payer", payment.toHolders, coin), shown);
  const lines: readonly (readonly [label: string, value: string | false])[] = [
    ["You pay", formatAmount(shown, coin)],
    ["For", `Receivable #${id}`],
    ["Goes to", !isOwn && (holdersOnly ? toInvestorsAlone : receivers(payment, listing, seller))],
    ["Paid to investors", isOwn && payment.toHolders > 0n && toInvestors(payment, toHolders, coin)],
    ["Still owed to investors", holdersOnly && amount(payment.stillOwed)],
    ["Left to pay", !holdersOnly && amount(payment.stillDue)],
    ["Signed for at most", most > payment.taken && amount(most)],
  ];
  return lines.flatMap(([label, value]) => (value === false ? [] : [{ label, value }]));
}

/**
 * What is offered ahead of a rising late fee is a whole amount: the same on the page, in the steps and in the
 * wallet, unless that holds less.
 */
const inHundredths = ({ due, most }: ReturnType<typeof paymentAmounts>, coin: Currency) => ({
  due,
  most: most > due ? roundFor("payer", most, coin) : most,
});

/** A payment ends the sale, so until then only the parties can pay, and no less than all that was sold. */
function assertEndsSale(
  listing: Listing,
  now: bigint,
  { account, amount, coin }: { account: IntentContext["account"]; amount: bigint; coin: Currency },
): void {
  if (!isSaleOpen(listing, now)) return;
  const isParty = [listing.seller, listing.debtor].some((one) => one && sameAddress(one, account));
  const full = repaymentOf(listing);
  if (isParty && amount >= full) return;
  throw new IntentError(
    `It's still on sale. Until the sale ends, only ${listing.debtor ? "the seller's or the customer's wallet" : "the seller's wallet"} can pay here, and at least ${formatAmountFor("payer", full, coin)}.`,
    `Pay that with one of these wallets, or wait until ${formatShortDate(new Date(Number(listing.fundingDeadline) * 1_000))}.`,
  );
}

/** Without amounts: what a business makes of its invoice is no matter of its customer's. */
function receivers(
  { toHolders }: ReturnType<typeof takenOf>,
  listing: Listing,
  seller = shortenAddress(listing.seller),
): string {
  return toHolders === 0n ? seller : `${brand.name}'s contract, which pays investors first`;
}

function toInvestors(
  { toHolders: exact, lateFee, isFromReserve }: ReturnType<typeof takenOf>,
  toHolders: bigint,
  coin: Currency,
): string {
  const paid = formatAmount(toHolders, coin);
  if (lateFee === 0n) return paid;
  const origin = isFromReserve ? ", deducted from your share" : "";
  const fee = formatAmount(lateFeeShown({ repayment: exact - lateFee, lateFee }, coin), coin);
  return `${paid}, of which ${fee} is the late fee${origin}`;
}

const toInvestorsAlone = `Investors alone, through ${brand.name}'s contract`;

/**
 * Only the customer pays the rest, which is the business's. The customer's wallet is known where they confirmed with
 * it; otherwise any visitor of the payment page may be the customer.
 */
const isForHolders = ({ debtor, seller, kind }: Listing, account: string): boolean =>
  kind === "Community" ||
  sameAddress(seller, account) ||
  (debtor !== null && !sameAddress(debtor, account));

const investorsArePaid = new IntentError(
  "Investors have been paid in full.",
  "What is left is between the customer and the business. Only the customer's own wallet pays it here.",
);

function nothingDue({ status }: Listing): IntentError {
  switch (status) {
    case "settled":
      return new IntentError("It's already paid in full.", "There's nothing more to do.");
    case "cancelled":
      return new IntentError("This sale was cancelled, so nothing is due here.");
    default:
      return new IntentError(
        "Nothing is due here right now.",
        "It can be paid once the receivable is funded.",
      );
  }
}
