// Loaded at the press of "Buy": it needs viem.
import { orderOf } from "@tenora/chain/exchange/order-of";
import { eligibilityQuery } from "@tenora/chain/read/gates";
import type { Listing } from "@tenora/chain/read/listings";
import { readIsPaused } from "@tenora/chain/read/pause";
import { type ReadBlock, readQuery } from "@tenora/chain/read/query";
import type { SigningDeployment } from "@tenora/chain/typed-data/signable-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { formatAmount, formatCount, formatYearlyRate } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { aprBpsDown, purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { isSaleOpen } from "@tenora/domain/receivable/status/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { lateFeeTerms } from "~/features/receivable/late-fee/late-fee-terms";
import { affordableSteps } from "~/transaction/affordable-steps";
import { fetchListing } from "~/transaction/fetch-listing";
import { isRelayed, networkFee } from "~/transaction/network-fee";
import {
  type IntentContext,
  IntentError,
  type TransactionIntent,
} from "~/transaction/state/transaction-intent";
import { gateDataFor } from "../guests/gate-data.ts";
import type { SalePass } from "../guests/passes/sale-pass.ts";

/** In seconds: for a wallet that is looked for, and a slow network. */
const orderLifetime = 3_600n;
const day = 86_400n;

interface Purchase {
  readonly listing: bigint;
  readonly units: bigint;
  /** What the buyer brings to the gate. */
  readonly pass?: SalePass | null;
  /** The sentence on recourse, which the chain has only as a hash. */
  readonly recourse?: string | null;
  /** What the page warned of, which the chain doesn't know. */
  readonly warnings?: readonly string[];
}

/** A purchase of so many units, from what the chain says now. */
export async function buyIntent(
  context: IntentContext,
  { listing: id, units, pass = null, recourse = null, warnings = [] }: Purchase,
): Promise<TransactionIntent> {
  const { deployment } = context;
  const { listing, block, coin: token } = await fetchListing(context, id);
  assertBuyable(listing, units, block.timestamp);
  await assertAdmitted(context, deployment, listing);
  const gateData = await gateDataFor(context, listing, units, pass);
  if (token === undefined)
    throw new IntentError("This receivable is paid in a token that this site doesn't know.");
  const cost = purchaseCost(units, listing.pricePerUnit);
  const deadline = block.timestamp + orderLifetime;
  const order = orderOf(listing, { units: Number(units), deadline });
  const payment = { payer: context.account, token: token.address, amount: cost };
  const { steps } = await affordableSteps(context, {
    ...payment,
    intent: { action: "buy", order, gateData },
  });
  const price = formatAmount(cost, token);
  return {
    title: `Buy a note for ${price}`,
    summary: summaryOf(listing, { units, cost, token, block }),
    warnings,
    before: "buy",
    risks: [
      listing.kind === "Community"
        ? "You can lose all of it: no customer owes this money, and the seller repays it from its own funds."
        : "Repayment isn't guaranteed: it may be late, partial or never arrive.",
      ...(recourse === null ? [] : [recourse]),
      "If the sale fails or is cancelled, you can take back exactly what you paid.",
      networkFee(context, steps),
      ...(isRelayed(context, steps) && listing.reward !== null ? [unrelayed] : []),
    ],
    steps,
    success: `You bought a note in receivable #${id} for ${price}.`,
    token: token.address,
  };
}

/** What the relayer doesn't send. */
const unrelayed = "Claiming the reward needs a little ether in your wallet for the network fee.";

function summaryOf(
  listing: Listing,
  {
    units,
    cost,
    token,
    block,
  }: { units: bigint; cost: bigint; token: PublicConfig["stablecoins"][number]; block: ReadBlock },
) {
  const { maturity, graceDays, delayDays, repayPerUnit, lateFeeBps } = listing;
  const back = units * repayPerUnit;
  const days = (maturity - block.timestamp + day - 1n) / day;
  const rate = aprBpsDown(cost, back, days);
  const date = (at: bigint) => formatShortDate(new Date(Number(at) * 1_000));
  return [
    { label: "You pay now", value: formatAmount(cost, token) },
    {
      label: "You get",
      value: `One note, ${formatCount(units)} of ${formatCount(listing.totalUnits)} units`,
    },
    { label: `Due to you on ${date(maturity)}`, value: formatAmountFor("payee", back, token) },
    ...(listing.reward === null
      ? []
      : [
          {
            label: "Reward",
            value: listing.isRewardEarly
              ? "One for your note, to claim once the sale is funded"
              : "One for your note, to claim once it's repaid in full",
          },
        ]),
    ...(rate === null || rate === 0n
      ? []
      : [
          {
            label: `Yearly return over ${days} ${days === 1n ? "day" : "days"}, today included`,
            value: formatYearlyRate(rate),
          },
        ]),
    ...(lateFeeBps === 0n
      ? []
      : [
          {
            label: `If it's unpaid after ${date(maturity + graceDays * day)}`,
            value: `A late fee of ${lateFeeTerms(lateFeeBps, delayDays)}`,
          },
        ]),
  ];
}

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** @throws IntentError when so many units can't be bought any more */
function assertBuyable(listing: Listing, units: bigint, now: bigint): void {
  const left = listing.totalUnits - listing.soldUnits;
  if (!isSaleOpen(listing, now))
    throw new IntentError(
      left === 0n ? "It's sold out: someone else bought the rest." : "This sale has just closed.",
      "Look for another receivable on the exchange.",
    );
  if (listing.disputedByAttestor)
    throw new IntentError(
      "Our reviewer has disputed this receivable, so nothing can be bought now.",
      "Look for another receivable on the exchange.",
    );
  if (units > left)
    throw new IntentError(
      `Only ${formatCount(left)} ${left === 1n ? "unit is" : "units are"} left: someone else has bought since.`,
      "Choose a smaller amount.",
    );
}

/** @throws IntentError when the exchange is paused or this wallet isn't admitted, before anything is signed */
async function assertAdmitted(
  { account, client }: IntentContext,
  deployment: SigningDeployment,
  { seller, payout, gate }: Listing,
): Promise<void> {
  if (sameAddress(account, seller) || sameAddress(account, payout))
    throw new IntentError("Sellers can't buy their own receivables.", "Use another wallet.");
  if (await readIsPaused(client, deployment))
    throw new IntentError(
      "Buying is paused on the exchange right now.",
      "What you own isn't affected. Try again later.",
    );
  if (!sameAddress(gate, deployment.gates.eligible)) return;
  const { result } = await readQuery(client, eligibilityQuery(deployment, [account]));
  if (result[0]?.isEligible !== true)
    throw new IntentError(
      "This wallet isn't registered on the chain as an approved investor.",
      "Register as an investor first, or use the wallet that you registered.",
    );
}
