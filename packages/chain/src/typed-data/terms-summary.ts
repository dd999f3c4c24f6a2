import { formatBasisPoints } from "@tenora/domain/money/format-amount";
import { getAddress, isAddressEqual, zeroAddress } from "viem";
import type { Terms } from "../exchange/exchange-types.ts";
import {
  contractLine,
  count,
  counterLine,
  describeAmount,
  describeTime,
  describeToken,
  earlierListing,
} from "./describe.ts";
import type { SigningDeployment, SummaryLine } from "./signable-message.ts";

/** How the reader of a summary is addressed: as the seller who signs it, or about the seller. */
const voices = {
  seller: {
    seller: "You, ",
    sell: "You sell",
    get: "You get",
    getBack: "You get back",
    ownWallet: "Your wallet",
    otherWallet: "which isn't your wallet. What you get back later is credited to your own",
    customer: "your customer",
    promise: "Your own promise to repay",
    repays: "You, from your own money. No customer owes it",
  },
  attestor: {
    seller: "",
    sell: "The seller sells",
    get: "The seller gets",
    getBack: "The seller gets back",
    ownWallet: "The seller's wallet",
    otherWallet:
      "which isn't the seller's wallet. What the seller gets back later is credited to the seller's",
    customer: "the customer",
    promise: "The seller's own promise to repay",
    repays: "The seller, from its own funds. No customer owes it",
  },
} as const;

type Voice = (typeof voices)[keyof typeof voices];

export const isCommunity = ({ kind }: Terms) => kind === 1;

/** Every term in words, for the seller or for the attestor. */
export function summarizeTerms(
  deployment: SigningDeployment,
  terms: Terms,
  reader: keyof typeof voices,
): SummaryLine[] {
  const voice = voices[reader];
  return [
    ...summarizeMoney(deployment, terms, voice),
    ...summarizeParties(deployment, terms, voice),
    ...summarizeIdentity(terms),
  ];
}

/** What comes, what leaves, and when. */
function summarizeMoney(deployment: SigningDeployment, terms: Terms, voice: Voice): SummaryLine[] {
  const { token, face, pricePerUnit, repayPerUnit, totalUnits, minUnits } = terms;
  const amount = (perUnit: number, units: number) =>
    describeAmount(deployment, token, BigInt(perUnit) * BigInt(units));
  const due = describeTime(terms.maturity);
  const coin = deployment.stablecoins.find(({ address }) => isAddressEqual(address, token));
  const parity = coin ? `. The amount is in US dollars, and 1 USD is paid as 1 ${coin.symbol}` : "";
  const kinds = [
    `A receivable on which ${voice.customer} owes ${amount(face, 1)}, due ${due}${parity}`,
    `${voice.promise} ${amount(face, 1)}, due ${due}`,
  ];
  const unknown = `${amount(face, 1)}, due ${due}, of kind ${terms.kind}, which this site doesn't know`;
  const repayment = BigInt(repayPerUnit) * BigInt(totalUnits);
  const reserve = describeAmount(deployment, token, BigInt(face) - repayment);
  const grace =
    terms.graceDays === 0 ? "at once" : `after ${count(terms.graceDays, "day")} of grace`;
  return [
    { label: voice.sell, value: kinds[terms.kind] ?? unknown },
    ...describeToken(deployment, token),
    {
      label: voice.get,
      value: `${amount(pricePerUnit, 1)} for each unit sold: ${amount(pricePerUnit, totalUnits)} for all ${count(totalUnits, "unit")}, before the platform's fee`,
    },
    {
      label: "Platform fee",
      value: `At most ${formatBasisPoints(terms.maxFeeBps)} of what the sale raises`,
    },
    {
      label: "Investors get",
      value: `${amount(repayPerUnit, 1)} for each unit: ${amount(repayPerUnit, totalUnits)} if all are sold`,
    },
    isCommunity(terms)
      ? { label: "Who repays", value: voice.repays }
      : {
          label: voice.getBack,
          value: `What's left after investors and any late fee: ${reserve} if all units are sold and it's paid on time`,
        },
    {
      label: "Sale",
      value: `Until ${describeTime(terms.fundingDeadline)}, at least ${count(terms.minPurchase, "unit")} per purchase`,
    },
    {
      label: "Minimum raise",
      value: `${count(minUnits, "unit")} (${amount(pricePerUnit, minUnits)}). Below that, every buyer is refunded and nothing is paid out`,
    },
    {
      label: "If it's paid late",
      value: `A fee of ${formatBasisPoints(terms.lateFeeBps)} a year on what's unpaid, starting ${grace}. After another ${count(terms.delayDays, "day")} the fee stops growing, and anyone can record a default`,
    },
  ];
}

function summarizeParties(
  deployment: SigningDeployment,
  terms: Terms,
  voice: Voice,
): SummaryLine[] {
  const { seller, payout, debtor } = terms;
  const isOwn = isAddressEqual(seller, payout);
  const debtorWallet = isAddressEqual(debtor, zeroAddress) ? "No wallet" : getAddress(debtor);
  return [
    { label: "Seller", value: `${voice.seller}${getAddress(seller)}` },
    {
      label: "Paid out to",
      value: isOwn ? voice.ownWallet : `${getAddress(payout)}, ${voice.otherWallet}`,
    },
    ...(isCommunity(terms) ? [] : [{ label: "Customer's wallet", value: debtorWallet }]),
    ...describeGate(deployment, terms),
    { label: "Resale", value: describeRule(terms) },
    ...describeReward(deployment, terms),
  ];
}

function describeGate({ gates }: SigningDeployment, { gate }: Terms): SummaryLine[] {
  const words = {
    open: "Anyone",
    eligible: "Approved investors",
    invite: "Wallets that the seller invites",
    link: "Holders of a link that the seller shares",
  } as const;
  const known = Object.keys(words) as (keyof typeof words)[];
  const name = known.find((one) => isAddressEqual(gates[one], gate));
  const unknown = `Decided by a contract this site doesn't know, at ${getAddress(gate)}`;
  if (!name) return [{ label: "Who can buy", value: unknown }];
  return [
    { label: "Who can buy", value: words[name] },
    contractLine("Contract that checks buyers", gate),
  ];
}

function describeRule({ rule }: Terms): string {
  const words = [
    "Notes can be passed on to anyone",
    "Notes can be passed on to approved investors only",
    "Notes can't be passed on",
  ];
  return words[rule] ?? `Under rule ${rule}, which this site doesn't know`;
}

function describeReward({ rewards }: SigningDeployment, terms: Terms): SummaryLine[] {
  const label = "Reward";
  const { reward, rewardId, rewardEarly } = terms;
  const when = rewardEarly ? "once the sale is paid out" : "once it's repaid in full";
  if (isAddressEqual(reward, zeroAddress))
    return [
      {
        label,
        value: rewardId === 0n && !rewardEarly ? "None" : `None (number ${rewardId}, ${when})`,
      },
    ];
  if (isAddressEqual(reward, rewards))
    return [
      { label, value: `Reward ${rewardId}: one for each note, so for each purchase, ${when}` },
      contractLine("Rewards contract", reward),
    ];
  const unknown = `${getAddress(reward)}, a contract this site doesn't know`;
  return [{ label, value: `Reward ${rewardId} of ${unknown}: one for each note, ${when}` }];
}

function summarizeIdentity(terms: Terms): SummaryLine[] {
  const { fingerprint, papers, previous, counter } = terms;
  const [what, documents] = isCommunity(terms)
    ? ["campaign", "The story and any documents of this request"]
    : ["receivable", "The documents of this request"];
  return [
    { label: "Financed", value: `Only once: nobody can list this ${what} a second time` },
    { label: "Documents", value: `${documents}, exactly as they are now` },
    earlierListing(previous),
    { label: "Fingerprint", value: fingerprint, isTechnical: true },
    { label: "Hash of the documents", value: papers, isTechnical: true },
    counterLine("Seller's signature counter", counter),
  ];
}
