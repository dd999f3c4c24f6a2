// The whole market in a page: everything is signed, sent and read through the wallet in this page.
import {
  type Address,
  createPublicClient,
  custom,
  keccak256,
  stringToHex,
  zeroAddress,
} from "viem";
import type { Deployment } from "../../src/deployment/deployment.ts";
import { readEvents } from "../../src/events/backfill.ts";
import { listingTimeline } from "../../src/events/listing-timeline.ts";
import type { Offer, Terms } from "../../src/exchange/exchange-types.ts";
import { listReceivable } from "../../src/exchange/listing.ts";
import { claimNotes } from "../../src/exchange/note.ts";
import { orderOf } from "../../src/exchange/order-of.ts";
import { paymentInFull } from "../../src/exchange/payment-in-full.ts";
import { performPayment } from "../../src/payment/perform-payment.ts";
import { readListingOrigin } from "../../src/proof/listing-origin.ts";
import { checkOffer } from "../../src/proof/offer-check.ts";
import { listingQuery } from "../../src/read/listings.ts";
import { fundsQuery } from "../../src/read/money.ts";
import { readNoteMetadata } from "../../src/read/note-metadata.ts";
import { notesQuery } from "../../src/read/notes.ts";
import { queryTogether, readHead, readQuery } from "../../src/read/query.ts";
import { followTransaction } from "../../src/transaction/follow-transaction.ts";
import type { Submitted } from "../../src/transaction/simulate-and-send.ts";
import {
  acknowledgementMessage,
  acknowledgementOf,
} from "../../src/typed-data/acknowledgement-message.ts";
import { attestTerms, type SignedByOthers } from "../../src/typed-data/attestation-message.ts";
import { signMessage } from "../../src/typed-data/signable-message.ts";
import { termsMessage } from "../../src/typed-data/terms-message.ts";
import { connectAccount } from "../../src/wallet/connect-account.ts";
import type { EthereumProvider } from "../../src/wallet/guard-provider.ts";

const { ethereum } = window as unknown as { ethereum: EthereumProvider };
const publicClient = createPublicClient({ transport: custom(ethereum), cacheTime: 0 });

/** The wallet's present account. */
async function connect({ chainId }: Deployment) {
  const [address] = (await ethereum.request({ method: "eth_requestAccounts" })) as Address[];
  if (!address) throw new Error("The wallet shows no account.");
  const { signer, walletClient } = connectAccount(ethereum, { address, chainId });
  return { address, signer, sender: { publicClient, walletClient } };
}

/** Resolves with what the call returned, once it is mined. */
async function confirm<Result>(submitted: Submitted<Result>): Promise<Result> {
  const result = await followTransaction(publicClient, submitted, { pollMs: 20 });
  if (result.kind !== "confirmed") throw new Error(`The transaction was ${result.kind}.`);
  return submitted.simulated;
}

const state: { signed?: SignedByOthers; offer?: Offer; listing?: bigint; note?: bigint } = {};

function known<Name extends keyof typeof state>(name: Name): NonNullable<(typeof state)[Name]> {
  const value = state[name];
  if (value === undefined) throw new Error(`There is no ${name} yet.`);
  return value as NonNullable<(typeof state)[Name]>;
}

const day = 86_400;

/** What people do, one after another; the test switches the wallet's account in between. */
const market = {
  /** Seller: 10 units at 95 that repay 100 in 30 days. */
  async offer(deployment: Deployment, debtor: Address) {
    const { address, signer } = await connect(deployment);
    const now = Number((await readHead(publicClient)).timestamp);
    const terms: Terms = {
      seller: address,
      payout: address,
      debtor,
      token: deployment.stablecoins[0]?.address ?? zeroAddress,
      gate: deployment.gates.open,
      reward: zeroAddress,
      rewardId: 0n,
      fingerprint: keccak256(stringToHex("invoice in a page")),
      papers: keccak256(stringToHex("its documents")),
      previous: 0,
      kind: 0,
      rule: 0,
      rewardEarly: false,
      face: 1_050_000_000,
      pricePerUnit: 95_000_000,
      repayPerUnit: 100_000_000,
      totalUnits: 10,
      minUnits: 4,
      minPurchase: 1,
      fundingDeadline: now + 10 * day,
      maturity: (Math.floor(now / day) + 31) * day - 1,
      graceDays: 5,
      delayDays: 30,
      lateFeeBps: 1_200,
      maxFeeBps: 100,
      counter: 0,
      deadline: now + day,
    };
    const seller = await signMessage(signer, termsMessage(deployment, terms));
    state.signed = { terms, seller };
  },

  /** Debtor: confirms the debt. */
  async acknowledge(deployment: Deployment) {
    const { signer } = await connect(deployment);
    const acknowledgement = acknowledgementOf(known("signed").terms);
    const message = acknowledgementMessage(deployment, acknowledgement);
    const signature = await signMessage(signer, message);
    state.signed = { ...known("signed"), debtor: { acknowledgement, signature } };
  },

  /** Attestor: signs that the documents were checked. */
  async attest(deployment: Deployment) {
    const { signer } = await connect(deployment);
    const signed = known("signed");
    const choice = { level: 2, deadline: signed.terms.deadline };
    state.offer = await attestTerms(deployment, signer, signed, choice);
  },

  /** Anyone: lists it. Resolves with who signed, as the chain has it. */
  async list(deployment: Deployment) {
    const { sender } = await connect(deployment);
    const submitted = await listReceivable(sender, deployment.exchange, known("offer"));
    const listing = await confirm(submitted);
    state.listing = listing;
    const made = { listing, transactionHash: submitted.hash };
    const origin = await readListingOrigin(publicClient, deployment, made);
    if (!origin?.offer) throw new Error("The transaction shows no offer.");
    const { signatures } = await checkOffer(publicClient, deployment, origin.offer);
    return signatures.map(({ role, signedBy }) => `${role} ${signedBy}`);
  },

  /** Investor: buys everything. */
  async buy(deployment: Deployment) {
    const { signer, sender } = await connect(deployment);
    const { result, block } = await readQuery(
      publicClient,
      listingQuery(deployment, known("listing")),
    );
    if (!result) throw new Error("There is no such receivable.");
    const units = Number(result.totalUnits);
    const order = orderOf(result, { units, deadline: block.timestamp + 3_600n });
    const intent = { action: "buy", order } as const;
    const payer = { sender, signer, confirm };
    const payment = { token: order.token, amount: order.maxCost, intent };
    state.note = await performPayment(payer, deployment, payment);
  },

  /** Debtor: pays everything. */
  async settle(deployment: Deployment) {
    const { signer, sender } = await connect(deployment);
    const listing = known("listing");
    const { result, block } = await readQuery(publicClient, listingQuery(deployment, listing));
    if (!result) throw new Error("There is no such receivable.");
    const { amount } = paymentInFull(result, block.timestamp);
    const { terms, token } = result;
    const deadline = block.timestamp + 3_600n;
    const intent = { action: "settle", listing, terms, holdersOnly: false, deadline } as const;
    const payer = { sender, signer, confirm };
    await performPayment(payer, deployment, { token, amount, intent });
  },

  /** Holder: collects. */
  async claim(deployment: Deployment) {
    const { sender } = await connect(deployment);
    await confirm(await claimNotes(sender, deployment.exchange, [known("note")]));
  },

  /** What the page shows in the end, all of one block. */
  async summary(deployment: Deployment, wallet: Address) {
    const [listing, note] = [known("listing"), known("note")];
    const tokens = deployment.stablecoins.slice(0, 1).map(({ address }) => address);
    const { result, block } = await readQuery(
      publicClient,
      queryTogether({
        listing: listingQuery(deployment, listing),
        notes: notesQuery(deployment, [note]),
        funds: fundsQuery(wallet, deployment.exchange, tokens),
      }),
    );
    const range = { fromBlock: BigInt(deployment.fromBlock), toBlock: block.number };
    const events = await readEvents(publicClient, deployment, range);
    const names = { nameOf: () => "Someone", stablecoins: deployment.stablecoins };
    return {
      status: result.listing?.status,
      claimed: result.notes.notes[0]?.claimed,
      funds: result.funds[0],
      timeline: listingTimeline(events, listing, names).map(({ sentence }) => sentence),
      picture: (await readNoteMetadata(publicClient, deployment.exchange, note)).svg,
    };
  },
};

export type Market = typeof market;

Object.assign(globalThis, { market });
