import { formatBasisPoints, formatCount } from "@tenora/domain/money/format-amount";
import { ledgerFlags } from "@tenora/domain/receivable/status/ledger-flags";
import { storedStates } from "@tenora/domain/receivable/status/receivable-status";
import { date, type ErrorMessage, reload, report, signAgain } from "./explain.ts";
import { describeBound } from "./terms-bounds.ts";

const state = (value: unknown) => (storedStates[Number(value)] ?? "unknown").toLowerCase();
const count = (value: unknown) => formatCount(BigInt(value as bigint));

/** The errors of the exchange and of its libraries. */
export const exchangeErrors: Readonly<Record<string, ErrorMessage>> = {
  Exchange_WrongState: ([listing, s]) =>
    Number(s) === 0
      ? [`There's no receivable #${listing}.`, "Check the number or the link."]
      : [`This isn't possible while the receivable is ${state(s)}.`, reload],
  Exchange_DeadlinePassed: ([deadline]) => [
    `The deadline passed on ${date(deadline)}.`,
    "Start again with a new deadline. What others signed, they need to sign again.",
  ],
  Exchange_BadSignature: ([signer]) => [
    `A signature isn't ${signer}'s, or that wallet runs a contract that doesn't confirm it.`,
    "Ask that wallet's owner to sign again. If its account has been upgraded to a smart account (EIP-7702), they can switch that off or use another wallet. If a note has changed hands, its earlier offers have ended.",
  ],
  Exchange_Revoked: ([signer]) => [`${signer} withdrew this signature.`, signAgain],
  Exchange_WrongCounter: () => [
    "This signature has ended: its signer cancelled their earlier signatures, or the note has changed hands since.",
    signAgain,
  ],
  Exchange_SameParty: ([party]) => [
    `${party} can't have two roles in one receivable.`,
    "Use different wallets for the seller, the customer and the reviewer.",
  ],
  Exchange_OutOfBounds: ([field, value, bound], words) => [
    describeBound(Number(field), value, bound, words),
    "Change it, then sign the terms again.",
  ],
  Exchange_WrongKind: () => [
    "The financing type doesn't fit the other terms. A community campaign has no customer and pays back exactly what was promised; a receivable with a customer needs our approval.",
    "Correct the terms, then sign them again.",
  ],
  Exchange_Mismatch: () => [
    "What was signed is for other terms: another receivable may have this number since, or an approval is for an earlier version.",
    "Look at the receivable again. A seller has the current terms confirmed and approved again.",
  ],
  Exchange_AlreadyFinanced: ([, listing]) => [
    `This is already on the exchange as receivable #${listing}.`,
    "Open that receivable. If its sale was cancelled, name it as the earlier listing and sign again.",
  ],
  Exchange_Burned: () => [
    "A reviewer reported this as fraud, so it can never be listed.",
    "Contact us if you think this is a mistake.",
  ],
  Exchange_FeeAboveMaximum: ([fee, maximum]) => [
    `The platform's fee is now ${formatBasisPoints(Number(fee))}, above the ${formatBasisPoints(Number(maximum))} that the seller agreed to.`,
    "The seller can sign new terms with the current fee.",
  ],
  Exchange_SaleClosed: () => [
    "Nothing can be bought now: the time ran out, someone else bought the last units, or we dispute the receivable.",
    "Look for another receivable.",
  ],
  Exchange_WrongUnits: ([units, minimum, available]) => {
    if (BigInt(available as bigint) === 0n)
      return ["It's sold out: someone else bought the rest.", "Look for another receivable."];
    return [
      `You can buy between ${count(minimum)} and ${count(available)} units, not ${count(units)}.`,
      "Choose another number of units.",
    ];
  },
  Exchange_CostAboveMaximum: ([cost, maximum], { amount }) => [
    `It costs ${amount(cost)}, more than the ${amount(maximum)} you agreed to.`,
    "Check the new price, then buy again if it's still right for you.",
  ],
  Exchange_WrongToken: ([expected]) => [
    `This receivable is paid in another token, ${expected}.`,
    "Choose that token and try again.",
  ],
  Exchange_OwnListing: () => [
    "Sellers can't buy their own receivables.",
    "Use another receivable, or let someone else buy this one.",
  ],
  Exchange_NotAdmitted: () => [
    "You haven't been admitted to this sale.",
    "Ask the seller for access.",
  ],
  Exchange_BelowMinimum: ([sold, minimum]) => [
    `${count(sold)} units are sold; the seller's minimum is ${count(minimum)}.`,
    "Wait until the minimum is reached. If it isn't, every buyer is refunded.",
  ],
  Exchange_SameBlock: () => [
    "Units were bought a moment ago, in this very block.",
    "Try again in a few seconds. If it happens again and again, the seller can end the sale first; then nothing can be bought in between.",
  ],
  Exchange_Forbidden: () => [
    "Your wallet doesn't have permission to do this.",
    "Switch to the wallet that owns the note, sold the receivable or has the role.",
  ],
  Exchange_SaleOpen: ([, full], { amount }) => [
    `While the sale is open, only the seller or the customer can pay, and at least ${amount(full)}: everything sold so far.`,
    "Pay that amount, or wait until the sale has ended.",
  ],
  Exchange_NothingDue: () => ["Nothing is due.", "You don't need to do anything."],
  Exchange_NotYetDefault: ([time]) => [
    `A default can be recorded after ${date(time)}.`,
    "Come back then if it still isn't paid.",
  ],
  Exchange_WrongTransfer: ([token, asked, moved], { amount }) => [
    `The token moved ${amount(moved, token)} instead of ${amount(asked, token)}, so nothing was done.`,
    "The token may charge a fee on transfers. Contact us before you try again.",
  ],
  Exchange_TransferFailed: ([token, to, sum], { amount, direction, isTokenPaused, symbol }) => {
    if (isTokenPaused)
      return [
        `${symbol(token)} is paused by its issuer right now.`,
        "Nothing can be paid with it until that ends.",
      ];
    const text = amount(sum, token);
    const pay = `Check that your wallet holds ${text}, that the exchange may take it, and that the token's issuer hasn't blocked your wallet.`;
    const receive = "Choose another address to be paid to.";
    if (direction === "in") return [`Your wallet couldn't pay ${text}.`, pay];
    if (direction === "out") return [`The token rejects a payment of ${text} to ${to}.`, receive];
    return [
      `The token didn't move ${text} to ${to}.`,
      `If you pay: ${pay} If you're paid: ${receive}`,
    ];
  },
  Exchange_AllowanceTooLow: ([, allowed, needed], { amount }) => [
    `The exchange may take ${amount(allowed)} from your wallet, but ${amount(needed)} is needed.`,
    `Approve exactly ${amount(needed)}, or sign the payment again.`,
  ],
  Exchange_BadRecipient: ([to]) => [
    `${to} can't receive this.`,
    "Choose a wallet's address, neither an empty one nor the exchange's own.",
  ],
  Exchange_TransferRefused: () => [
    "This note's terms don't let it move to that wallet.",
    "Choose an approved investor's wallet. Notes from a private sale can't be transferred at all.",
  ],
  Exchange_StateExcluded: ([s]) => [
    `This offer doesn't hold while the receivable is ${state(s)}.`,
    "Look at the receivable again before you buy.",
  ],
  Exchange_FlagsExcluded: ([flags]) => [
    Number(flags) & (ledgerFlags.disputedByDebtor | ledgerFlags.disputedByAttestor)
      ? "This receivable has been disputed since you opened it."
      : Number(flags) & ledgerFlags.saleEnded
        ? "The seller has ended the sale since you opened it."
        : "This receivable has changed since you opened it.",
    "Look at it again before you buy.",
  ],
  Exchange_EarningsBelowMinimum: ([earnings, minimum], { amount }) => [
    `The note earns ${amount(earnings)} in all, less than the ${amount(minimum)} you agreed to.`,
    "Look at the receivable again before you buy.",
  ],
  Exchange_NoteDrained: () => [
    "Money or the reward was claimed from this note after it was offered.",
    "Ask its owner for a new offer.",
  ],
  Exchange_NoReward: () => [
    "There's no reward to claim for this note right now.",
    "Check when the reward is due, or whether it has already been claimed.",
  ],
  TermsStore_Misplaced: () => ["The terms couldn't be stored; nothing was listed.", report],
  ReentrancyGuardReentrantCall: () => ["A contract called back into the exchange.", report],
};
