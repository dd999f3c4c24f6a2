// Loaded at the press of "Pay": it needs viem.
import { paymentSteps } from "@tenora/chain/payment/payment-steps";
import { type Listing, listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { brand } from "@tenora/domain/brand";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { type Currency, formatAmount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, roundFor } from "@tenora/domain/money/format-amount-for";
import { repaymentOf } from "@tenora/domain/receivable/amount-due";
import { lateFeeShown } from "@tenora/domain/receivable/late-fee-shown";
import { isSaleOpen } from "@tenora/domain/receivable/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { networkFee } from "~/transaction/network-fee";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";
import type { Payment } from "./payment.ts";
import { lesser, paymentAmounts, takenOf } from "./payment-amounts.ts";

/** In seconds: for a wallet that is looked for, and a slow network. */
const signatureLifetime = 3_600n;

/** A payment on a receivable by the connected wallet, from what the chain says is due now. */
export async function payIntent(
  context: IntentContext,
  { listing: id, amount: asked, seller }: Payment,
): Promise<TransactionIntent> {
  const { account, chainId, client, deployment } = context;
  const { result: listing, block } = await readQuery(client, listingQuery(deployment, id));
  if (listing === null)
    throw new IntentError("There's no such receivable on this network.", "Check the address.");
  const coin = deployment.stablecoins.find(
    ({ address }) => address.toLowerCase() === listing.token.toLowerCase(),
  );
  if (coin === undefined)
    throw new IntentError("This receivable is paid in a token that this site doesn't know.");
  if (listing.due.total === 0n) throw nothingDue(listing);
  const holdersOnly = asked === "holders" || isForHolders(listing, account);
  const debt = { ...listing, holdersOnly };
  const wanted = inHundredths(paymentAmounts(debt, block.timestamp, asked), coin);
  if (wanted.due === 0n) throw holdersOnly ? investorsArePaid : nothingDue(listing);
  const refused = refusedWhileOpen(listing, block.timestamp, {
    account,
    amount: wanted.most,
    coin,
  });
  // Before anything is signed: a payment by signature can only be simulated afterwards.
  if (refused !== null) throw refused;
  const reader = { ...client, getChainId: async () => chainId };
  const pay = (amount: bigint) =>
    paymentSteps(reader, deployment, {
      payer: account,
      token: coin.address,
      amount,
      intent: {
        ...{ action: "settle", listing: id, terms: listing.terms, holdersOnly },
        deadline: block.timestamp + signatureLifetime,
      },
    });
  const first = await pay(wanted.most);
  const { balance } = first.facts;
  if (balance < wanted.due)
    throw new IntentError(
      `This takes ${formatAmountFor("payer", wanted.due, coin)}, and your wallet holds ${formatAmountFor("payee", balance, coin)}.`,
      "Pay a smaller amount, or add money to this wallet first.",
    );
  // Whoever holds all that's due may hold less than the late fee of the next minutes.
  const most = lesser(balance, wanted.most);
  const { steps } = most < wanted.most ? await pay(most) : first;
  const payment = takenOf(debt, block.timestamp, most);
  // What somebody typed is exact, and all else in hundredths that add up. Steps name what is signed exactly.
  const shown = typeof asked === "bigint" ? payment.taken : roundFor("payer", payment.taken, coin);
  const taken = formatAmount(shown, coin);
  // A debt, as every page has it; never more than is paid.
  const toHolders = lesser(roundFor("payer", payment.toHolders, coin), shown);
  // What is due now and no more is taken; a late fee that rises meanwhile is signed for.
  const headroom = most - payment.taken;
  const isOwn = [listing.seller, listing.payout].some(
    (own) => own.toLowerCase() === account.toLowerCase(),
  );
  return {
    title: `Pay ${taken}`,
    summary: [
      { label: "You pay", value: taken },
      { label: "For", value: `Receivable #${id}` },
      ...(isOwn
        ? []
        : [
            {
              label: "Goes to",
              value: holdersOnly ? toInvestorsAlone : receivers(payment, listing, seller),
            },
          ]),
      ...(isOwn && payment.toHolders > 0n
        ? [{ label: "Paid to investors", value: toInvestors(payment, toHolders, coin) }]
        : []),
      holdersOnly
        ? {
            label: "Still owed to investors",
            value: formatAmountFor("payer", payment.stillOwed, coin),
          }
        : { label: "Left to pay", value: formatAmountFor("payer", payment.stillDue, coin) },
      ...(headroom > 0n
        ? [{ label: "Signed for at most", value: formatAmountFor("payer", most, coin) }]
        : []),
    ],
    before: "pay",
    risks: [
      headroom > 0n
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

/**
 * What is offered ahead of a rising late fee is a whole amount: the same on the page, in the steps and in the
 * wallet, unless that holds less.
 */
const inHundredths = ({ due, most }: ReturnType<typeof paymentAmounts>, coin: Currency) => ({
  due,
  most: most > due ? roundFor("payer", most, coin) : most,
});

/** A payment ends the sale, so until then only the parties can pay, and no less than all that was sold. */
function refusedWhileOpen(
  listing: Listing,
  now: bigint,
  { account, amount, coin }: { account: IntentContext["account"]; amount: bigint; coin: Currency },
): IntentError | null {
  if (!isSaleOpen(listing, now)) return null;
  const isParty = [listing.seller, listing.debtor].some(
    (party) => party?.toLowerCase() === account.toLowerCase(),
  );
  const full = repaymentOf(listing);
  if (isParty && amount >= full) return null;
  return new IntentError(
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
 * Only who owes it pays the rest, which is the business's. The customer's wallet is known where they confirmed with
 * it; of a receivable without one, whoever opens its payment page may be the customer.
 */
const isForHolders = ({ debtor, seller, kind }: Listing, account: string): boolean =>
  kind === "Community" ||
  seller.toLowerCase() === account.toLowerCase() ||
  (debtor !== null && debtor.toLowerCase() !== account.toLowerCase());

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
