import { localAccount } from "@tenora/chain/deployment/local-account";
import { approveToken } from "@tenora/chain/exchange/account";
import {
  burnFingerprint,
  cancelListing,
  endSale,
  flagDispute,
  markDefault,
  releaseProceeds,
  settleReceivable,
} from "@tenora/chain/exchange/listing";
import {
  buyNotes,
  claimNotes,
  claimReward,
  fillAsk,
  refundNote,
} from "@tenora/chain/exchange/note";
import { encodeInvitation, invitationMessage } from "@tenora/chain/gate/invitation";
import { encodeLinkUse, linkMessage, linkUseMessage } from "@tenora/chain/gate/share-link";
import { purposeOf } from "@tenora/chain/payment/plan-payment";
import { listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { askMessage } from "@tenora/chain/typed-data/ask-message";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import { persona } from "@tenora/domain/demo/personas";
import { type Hash, type Hex, sha256, stringToHex, zeroHash } from "viem";
import { businesses, customers, investors } from "../people/participants.ts";
import type { SeedEvent } from "../receivables/receivables.ts";
import { buyerOf, turnOf } from "./buyers.ts";
import type { LocalExchange } from "./local-exchange.ts";
import { audienceOf, type OfferedReceivable } from "./offer-receivable.ts";

const day = 86_400;
/** The account whose key is in every share link of the history. */
const linkAccount = 28;
const operator = persona("Olga").account;
/** Everything in which a note still has a value: Listed, Funded, Settled, Defaulted, Cancelled. */
const anyState = 0b11_1110;

/** What the operator did from the portal; in seconds since 1970. */
export interface PastOperation {
  readonly kind: "mark-default" | "raise-dispute";
  readonly at: number;
  readonly transaction: Hash;
}

/** A receivable while its history is made: its notes, by their number from 1. */
export interface LivingReceivable extends OfferedReceivable {
  readonly notes: { owner: number; readonly units: number }[];
  readonly operations: PastOperation[];
}

/** Does on the chain what one event says, by those who may; `now` is the time of the chain. */
export async function performEvent(
  exchange: LocalExchange,
  living: LivingReceivable,
  event: SeedEvent,
  now: number,
): Promise<void> {
  const { listing, notes, receivable, operations } = living;
  const { fingerprint } = living.terms;
  const { deployment, sender, done } = exchange;
  const seller = sender(businesses[receivable.seller].account);
  const anybody = sender(notes[0]?.owner ?? operator);
  const at = deployment.exchange;
  switch (event.do) {
    case "buy":
      return buy(exchange, living, {
        units: unitsOf(living, event),
        buyer: buyerOf(event),
        now,
      });
    case "release":
      return void (await done(releaseProceeds(seller, at, listing)));
    case "endSale":
      return void (await done(endSale(seller, at, listing)));
    case "cancel":
      return void (await done(cancelListing(seller, at, listing)));
    case "fraud": {
      await done(cancelListing(sender(operator), at, listing));
      const call = burnFingerprint(sender(operator), at, { fingerprint, evidence: zeroHash });
      return void (await done(call));
    }
    case "default": {
      const { hash } = await done(markDefault(sender(operator), at, listing));
      operations.push({ kind: "mark-default", at: now, transaction: hash });
      return;
    }
    case "pay":
      return pay(exchange, living, { ...event, now });
    case "claim": {
      const claimed = firstNotes(living, event.notes).map(({ id }) => id);
      return void (await done(claimNotes(anybody, at, claimed)));
    }
    case "refund":
      for (const { id: note, owner } of firstNotes(living, event.notes))
        await done(refundNote(sender(owner), at, { note, to: localAccount(owner).address }));
      return;
    case "reward":
      for (const { id, owner } of firstNotes(living, event.notes))
        await done(claimReward(sender(owner), at, id));
      return;
    case "dispute": {
      const evidence = sha256(stringToHex(event.evidence));
      const flag = { listing, disputed: true, evidence };
      const { hash } = await done(flagDispute(sender(operator), at, flag));
      operations.push({ kind: "raise-dispute", at: now, transaction: hash });
      return;
    }
    case "resell":
      return resell(exchange, living, { ...event, now, buyer: turnOf(event) });
  }
}

/** The first notes, or all. */
function firstNotes({ listing, notes }: LivingReceivable, first = notes.length) {
  const owned = notes.map(({ owner }, index) => ({ id: noteId(listing, index + 1), owner }));
  return owned.slice(0, first);
}

const noteId = (listing: bigint, number: number): bigint => (listing << 24n) | BigInt(number);

type Purchase = Extract<SeedEvent, { readonly do: "buy" }>;

/** What a purchase takes: its share in whole hundreds of units, so that all shares together take all. */
function unitsOf({ terms, receivable }: LivingReceivable, purchase: Purchase): number {
  const purchases = receivable.events.filter((one) => one.do === "buy");
  const upTo = (count: number) => {
    const shares = purchases.slice(0, count).reduce((sum, { share }) => sum + share, 0);
    return shares === 1000
      ? terms.totalUnits
      : Math.round((terms.totalUnits * shares) / 1000 / 100) * 100;
  };
  const at = purchases.indexOf(purchase);
  return upTo(at + 1) - upTo(at);
}

async function buy(
  exchange: LocalExchange,
  living: LivingReceivable,
  { units, buyer, now }: { units: number; buyer: number; now: number },
): Promise<void> {
  const { listing, terms, digest, receivable, notes } = living;
  const account = investors[buyer]?.account ?? 0;
  const value = BigInt(units) * BigInt(terms.pricePerUnit);
  const deadline = BigInt(now + day);
  const { token } = terms;
  const order = { listing, terms: digest, units, token, maxCost: value, flags: 0, deadline };
  const gateData = await gateDataFor(exchange, living, { account, now });
  const coin = exchange.coin(receivable.token);
  const purpose = purposeOf({ action: "buy", order }, value);
  const options = { ...(await exchange.allow(account, coin, purpose)), gateData };
  const { exchange: at } = exchange.deployment;
  await exchange.done(buyNotes(exchange.sender(account), at, order, options));
  notes.push({ owner: account, units });
}

/** What the seller's gate wants to see: nothing, an invitation, or the use of a link. */
async function gateDataFor(
  { deployment }: LocalExchange,
  { listing, terms, receivable }: LivingReceivable,
  { account, now }: { account: number; now: number },
): Promise<Hex> {
  const audience = audienceOf(receivable);
  if (audience === "eligible") return "0x";
  const seller = localAccount(businesses[receivable.seller].account);
  const wallet = localAccount(account).address;
  const all = BigInt(terms.totalUnits);
  const until = { counter: 0n, deadline: BigInt(now + 30 * day) };
  if (audience === "invited") {
    const invitation = { listing, wallet, cap: all, ...until };
    const message = invitationMessage(deployment, invitation);
    return encodeInvitation(invitation, await signMessage(seller, message));
  }
  const key = localAccount(linkAccount);
  const link = { listing, key: key.address, walletCap: all, totalCap: all, ...until };
  const use = linkUseMessage(deployment, key.address, { listing, wallet });
  return encodeLinkUse(link, {
    seller: await signMessage(seller, linkMessage(deployment, link)),
    key: await signMessage(key, use),
  });
}

/** The customer pays from their wallet; for one without a wallet, and in a campaign, the seller. */
async function pay(
  exchange: LocalExchange,
  { listing, digest: terms, receivable }: LivingReceivable,
  { share, now }: { share: number; now: number },
): Promise<void> {
  const { deployment, publicClient } = exchange;
  const customer = receivable.customer && customers[receivable.customer];
  const payer = customer?.hasWallet ? customer : businesses[receivable.seller];
  const { result } = await readQuery(publicClient, listingQuery(deployment, listing));
  const due = result?.due.total ?? 0n;
  const cent = 10n ** BigInt(exchange.coin(receivable.token).decimals - 2);
  const part = share === 1000 ? due : ((due * BigInt(share)) / 1000n / cent) * cent;
  // A late fee grows until the payment is mined; what is not needed returns in the same call.
  const value = share === 1000 && receivable.token === "USDC" ? (due * 101n) / 100n : part;
  const deadline = BigInt(now + day);
  const settlement = { listing, terms, holdersOnly: false };
  const purpose = purposeOf({ action: "settle", ...settlement, deadline }, value);
  const coin = exchange.coin(receivable.token);
  const { permit } = await exchange.allow(payer.account, coin, purpose);
  const call = { ...settlement, amount: value };
  await exchange.done(
    settleReceivable(
      exchange.sender(payer.account),
      deployment.exchange,
      call,
      permit ? { permit } : {},
    ),
  );
}

async function resell(
  exchange: LocalExchange,
  { listing, terms, digest, notes }: LivingReceivable,
  {
    note: number,
    price: thousandths,
    buyer,
    now,
  }: {
    note: number;
    price: number;
    buyer: number;
    now: number;
  },
): Promise<void> {
  const { deployment, sender, done } = exchange;
  const sold = notes[number - 1];
  if (sold === undefined) throw new Error(`Receivable ${listing} has no note ${number}.`);
  const { owner, units } = sold;
  // The next investor in turn who doesn't own it.
  const others = investors.filter(({ account }) => account !== owner);
  const account = others[buyer % others.length]?.account ?? 0;
  const note = noteId(listing, number);
  const price = (BigInt(units) * BigInt(terms.pricePerUnit) * BigInt(thousandths)) / 1000n;
  const ask = {
    note,
    terms: digest,
    token: terms.token,
    price,
    claimed: 0n,
    rewardClaimed: false,
    states: anyState,
    noteCounter: 0,
    counter: 0,
    expiry: now + 14 * day,
  };
  const signature = await signMessage(localAccount(owner), askMessage(deployment, ask));
  const approval = { spender: deployment.exchange, amount: price };
  await done(approveToken(sender(account), terms.token, approval));
  const minEarnings = BigInt(units) * BigInt(terms.repayPerUnit);
  const accepted = { states: anyState, flags: 0, deadline: BigInt(now + day) };
  const limits = { maxCost: price, minEarnings, ...accepted };
  await done(fillAsk(sender(account), deployment.exchange, { ask, signature, limits }));
  sold.owner = account;
}
