import { ponder } from "ponder:registry";
import { financings, listings, registryMembers } from "ponder:schema";
import { aprBpsDown } from "@tenora/domain/receivable/amounts/pricing";
import { ledgerFlags } from "@tenora/domain/receivable/status/ledger-flags";
import { zeroAddress } from "viem";
import { ownSettings } from "../../settings.ts";
import { addToToken, findBookedListing } from "../books.ts";
import { accrued, states } from "../ledger.ts";
import { recordEvent, timeOf } from "../record-event.ts";

const day = 86_400;
const attestorRegister = 0;
const { openGate, eligibleGate, inviteGate, linkGate } = ownSettings().contracts;
const gateTypes = new Map([
  [openGate.toLowerCase(), "open"],
  [eligibleGate.toLowerCase(), "eligible"],
  [inviteGate.toLowerCase(), "invite"],
  [linkGate.toLowerCase(), "link"],
]);

const orNull = (address: `0x${string}`) => (address === zeroAddress ? null : address);

ponder.on("Exchange:Listed", async ({ event, context }) => {
  const { db } = context;
  const { listing, fingerprint, seller, attestor, level, feeBps, terms } = event.args;
  const time = timeOf(event);
  const { previous, kind, rule, rewardEarly, face, pricePerUnit, repayPerUnit } = terms;
  const days = BigInt(Math.ceil((terms.maturity - time) / day));
  await db.insert(listings).values({
    id: listing,
    fingerprint,
    papers: terms.papers,
    previous: BigInt(previous),
    seller,
    payout: terms.payout,
    debtor: orNull(terms.debtor),
    attestor,
    token: terms.token,
    gate: terms.gate,
    gateType: gateTypes.get(terms.gate.toLowerCase()) ?? "other",
    reward: orNull(terms.reward),
    rewardId: orNull(terms.reward) === null ? null : terms.rewardId,
    rewardEarly,
    kind,
    level,
    transferRule: rule,
    face: BigInt(face),
    pricePerUnit: BigInt(pricePerUnit),
    repayPerUnit: BigInt(repayPerUnit),
    totalUnits: terms.totalUnits,
    minUnits: terms.minUnits,
    minPurchase: terms.minPurchase,
    fundingDeadline: terms.fundingDeadline,
    maturity: terms.maturity,
    graceDays: terms.graceDays,
    delayDays: terms.delayDays,
    lateFeeBps: terms.lateFeeBps,
    feeBps: Number(feeBps),
    maxFeeBps: terms.maxFeeBps,
    aprBps: aprBpsDown(BigInt(pricePerUnit), BigInt(repayPerUnit), days) ?? 0n,
    state: states.listed,
    flags: 0,
    soldUnits: 0,
    noteCount: 0,
    paidIn: 0n,
    lateUnits: 0n,
    lateUntil: 0,
    lastPurchase: 0,
    fundedBps: 0,
    released: 0n,
    fees: 0n,
    toHolders: 0n,
    toSeller: 0n,
    reserveCredited: 0n,
    recovered: 0n,
    claimed: 0n,
    refunded: 0n,
    listedAt: time,
    block: Number(event.block.number),
    transactionHash: event.transaction.hash,
  });
  await db
    .insert(financings)
    .values({ fingerprint, listing, burned: false })
    .onConflictDoUpdate({ listing });
  await addToToken(db, terms.token, { listed: BigInt(face) });
  await recordEvent(context, "Listed", event, {
    listing,
    wallet: seller,
    counterparty: attestor,
    token: terms.token,
  });
});

ponder.on("Exchange:StateChanged", async ({ event, context }) => {
  const { listing: id, state } = event.args;
  const time = timeOf(event);
  await context.db.update(listings, { id }).set((row) => ({
    state,
    ...(state === states.funded ? { fundedAt: time } : {}),
    ...(state === states.settled ? { settledAt: time } : {}),
    // The default is stored with the late fee up to now.
    ...(state === states.defaulted
      ? { defaultedAt: time, flags: row.flags | ledgerFlags.defaulted, ...accrued(row, time) }
      : {}),
  }));
  const { seller } = await findBookedListing(context.db, id);
  await recordEvent(context, "StateChanged", event, { listing: id, wallet: seller });
});

ponder.on("Exchange:Cancelled", async ({ event, context }) => {
  const { listing: id, by } = event.args;
  const cancelledAt = timeOf(event);
  await context.db.update(listings, { id }).set({ state: states.cancelled, cancelledAt });
  await recordEvent(context, "Cancelled", event, { listing: id, wallet: by });
});

ponder.on("Exchange:SaleEnded", async ({ event, context }) => {
  const { listing: id } = event.args;
  const { seller } = await context.db
    .update(listings, { id })
    .set((row) => ({ flags: row.flags | ledgerFlags.saleEnded }));
  await recordEvent(context, "SaleEnded", event, { listing: id, wallet: seller });
});

ponder.on("Exchange:Burned", async ({ event, context }) => {
  const { fingerprint, by } = event.args;
  const { listing } = await context.db
    .insert(financings)
    .values({ fingerprint, listing: null, burned: true })
    .onConflictDoUpdate({ burned: true });
  await recordEvent(context, "Burned", event, { listing, wallet: by });
});

ponder.on("Exchange:DisputeFlagged", async ({ event, context }) => {
  const { listing: id, by, disputed } = event.args;
  const member = await context.db.find(registryMembers, { register: attestorRegister, member: by });
  const own = member?.isMember ? ledgerFlags.disputedByAttestor : ledgerFlags.disputedByDebtor;
  // An attestor lays down both disputes, the debtor only their own.
  const laidDown = member?.isMember ? own | ledgerFlags.disputedByDebtor : own;
  await context.db.update(listings, { id }).set((row) => ({
    flags: disputed ? row.flags | own : row.flags & ~laidDown,
  }));
  await recordEvent(context, "DisputeFlagged", event, { listing: id, wallet: by });
});
