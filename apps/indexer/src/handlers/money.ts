import { ponder } from "ponder:registry";
import { credits, listings, notes } from "ponder:schema";
import { ledgerFlags } from "@tenora/domain/receivable/status/ledger-flags";
import { addCredit, addToToken, findBookedListing, findBookedNote } from "../books.ts";
import { accrued, fundedBps, repaidBy, unreleased } from "../ledger.ts";
import { recordEvent, timeOf } from "../record-event.ts";

const blocksOf32Bits = 2 ** 32;

ponder.on("Exchange:Bought", async ({ event, context }) => {
  const { listing: id, note, buyer, units, cost } = event.args;
  const time = timeOf(event);
  const { token } = await context.db.update(listings, { id }).set((row) => {
    const soldUnits = row.soldUnits + Number(units);
    return {
      soldUnits,
      fundedBps: fundedBps(soldUnits, row.totalUnits),
      noteCount: row.noteCount + 1,
      lastPurchase: Number(event.block.number) % blocksOf32Bits,
    };
  });
  await context.db.insert(notes).values({
    id: note,
    listing: id,
    owner: buyer,
    buyer,
    units: Number(units),
    cost,
    claimed: 0n,
    counter: 0,
    rewardClaimed: false,
    boughtAt: time,
    acquiredAt: time,
    acquiredCost: cost,
    block: Number(event.block.number),
    transactionHash: event.transaction.hash,
  });
  await addToToken(context.db, token, { liabilities: cost });
  await recordEvent(context, "Bought", event, {
    listing: id,
    note,
    wallet: buyer,
    token,
    amount: cost,
  });
});

ponder.on("Exchange:Released", async ({ event, context }) => {
  const { listing: id, amount, fee } = event.args;
  const proceeds = amount + fee;
  const { seller, token } = await context.db.update(listings, { id }).set((row) => ({
    released: row.released + proceeds,
    fees: row.fees + fee,
  }));
  await addToToken(context.db, token, { financed: proceeds, fees: fee, liabilities: -amount });
  await recordEvent(context, "Released", event, { listing: id, wallet: seller, token, amount });
});

ponder.on("Exchange:Settled", async ({ event, context }) => {
  const { listing: id, payer, amount, toHolders, toSeller } = event.args;
  const before = await findBookedListing(context.db, id);
  const repaid = repaidBy(before, amount);
  const recovered = before.flags & ledgerFlags.defaulted ? amount : 0n;
  await context.db.update(listings, { id }).set((row) => ({
    ...accrued(row, timeOf(event)),
    paidIn: row.paidIn + amount,
    toHolders: row.toHolders + toHolders,
    toSeller: row.toSeller + toSeller,
    recovered: row.recovered + recovered,
  }));
  const { token } = before;
  const lateFees = toHolders - repaid;
  await addToToken(context.db, token, { repaid, lateFees, recovered, liabilities: amount });
  await recordEvent(context, "Settled", event, { listing: id, wallet: payer, token, amount });
});

// Fee and reserve are credited out of what is owed already. A payment that failed, of proceeds to the
// seller or of change to a payer, is owed again.
ponder.on("Exchange:Credited", async ({ event, context }) => {
  const { account, token, amount, listing: id } = event.args;
  const row = await findBookedListing(context.db, id);
  const isFee = row.paidIn === 0n && unreleased(row) > 0n;
  const isReserve = row.toSeller > row.reserveCredited;
  if (isReserve) {
    await context.db
      .update(listings, { id })
      .set({ reserveCredited: row.reserveCredited + amount });
  }
  if (!isFee && !isReserve) await addToToken(context.db, token, { liabilities: amount });
  await addCredit(context.db, { account, token, amount });
  await recordEvent(context, "Credited", event, { listing: id, wallet: account, token, amount });
});

ponder.on("Exchange:CreditWithdrawn", async ({ event, context }) => {
  const { account, token, to, amount } = event.args;
  await context.db.update(credits, { account, token }).set({ amount: 0n });
  await addToToken(context.db, token, { liabilities: -amount });
  await recordEvent(context, "CreditWithdrawn", event, {
    wallet: account,
    counterparty: to,
    token,
    amount,
  });
});

ponder.on("Exchange:Claimed", async ({ event, context }) => {
  const { listing: id, note, to, amount } = event.args;
  const { owner } = await context.db
    .update(notes, { id: note })
    .set((row) => ({ claimed: row.claimed + amount }));
  const { token } = await context.db
    .update(listings, { id })
    .set((row) => ({ claimed: row.claimed + amount }));
  await addToToken(context.db, token, { claimed: amount, liabilities: -amount });
  await recordEvent(context, "Claimed", event, {
    listing: id,
    note,
    wallet: owner,
    counterparty: to,
    token,
    amount,
  });
});

ponder.on("Exchange:Refunded", async ({ event, context }) => {
  const { listing: id, note, to, amount } = event.args;
  const { formerOwner } = await context.db.update(notes, { id: note }).set({ refunded: amount });
  const { token } = await context.db
    .update(listings, { id })
    .set((row) => ({ refunded: row.refunded + amount }));
  await addToToken(context.db, token, { refunded: amount, liabilities: -amount });
  await recordEvent(context, "Refunded", event, {
    listing: id,
    note,
    wallet: formerOwner,
    counterparty: to,
    token,
    amount,
  });
});

ponder.on("Exchange:SurplusRescued", async ({ event, context }) => {
  const { token, to, amount } = event.args;
  await recordEvent(context, "SurplusRescued", event, { wallet: to, token, amount });
});

ponder.on("Exchange:ClaimSkipped", async ({ event, context }) => {
  const { note, owner, amount } = event.args;
  const { listing } = await findBookedNote(context.db, note);
  await recordEvent(context, "ClaimSkipped", event, { listing, note, wallet: owner, amount });
});
