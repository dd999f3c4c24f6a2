import { localAccount } from "@tenora/chain/deployment/local-account";
import { approveToken } from "@tenora/chain/exchange/account";
import {
  burnFingerprint,
  cancelListing,
  flagDispute,
  markDefault,
  releaseProceeds,
  settleReceivable,
} from "@tenora/chain/exchange/listing";
import { claimNotes, claimReward, fillAsk, refundNote } from "@tenora/chain/exchange/note";
import { purposeOf } from "@tenora/chain/payment/plan-payment";
import { listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { askMessage } from "@tenora/chain/typed-data/ask-message";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import { persona } from "@tenora/domain/demo/personas";
import { sha256, stringToHex, zeroHash } from "viem";
import { businesses } from "../people/businesses.ts";
import { customers } from "../people/customers.ts";
import { investors } from "../people/investors.ts";
import type { SeedEvent } from "../receivables/receivable.ts";
import { buyUnits } from "./buy-units.ts";
import { firstNotes, type LivingReceivable, noteId } from "./living-receivable.ts";
import type { LocalExchange } from "./local-exchange.ts";

const day = 86_400;
const operator = persona("Olga").account;
/** Everything in which a note still has a value: Listed, Funded, Settled, Defaulted, Cancelled. */
const anyState = 0b11_1110;

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
      return buyUnits(exchange, living, event, now);
    case "release":
      return void (await done(releaseProceeds(seller, at, listing)));
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
      return resell(exchange, living, event, now);
  }
}

/** The customer pays from their wallet; for one without a wallet, and in a campaign, the seller. */
async function pay(
  exchange: LocalExchange,
  { listing, digest: terms, receivable }: LivingReceivable,
  { share, now }: { share: number; now: number },
): Promise<void> {
  const { deployment, publicClient } = exchange;
  const customer = receivable.customer && customers[receivable.customer].account;
  const payer = customer ?? businesses[receivable.seller].account;
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
  const { permit } = await exchange.allow(payer, coin, purpose);
  const call = { ...settlement, amount: value };
  await exchange.done(
    settleReceivable(exchange.sender(payer), deployment.exchange, call, permit ? { permit } : {}),
  );
}

async function resell(
  exchange: LocalExchange,
  { listing, terms, digest, notes }: LivingReceivable,
  { note: number, price: thousandths, to }: Extract<SeedEvent, { readonly do: "resell" }>,
  now: number,
): Promise<void> {
  const { deployment, sender, done } = exchange;
  const sold = notes[number - 1];
  if (sold === undefined) throw new Error(`Receivable ${listing} has no note ${number}.`);
  const { owner, units } = sold;
  const { account } = investors[to];
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
