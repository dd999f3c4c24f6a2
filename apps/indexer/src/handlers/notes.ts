import { ponder } from "ponder:registry";
import { notes, rewards } from "ponder:schema";
import { zeroAddress } from "viem";
import { bookedListingOfNote, findBookedListing, findBookedNote } from "../books.ts";
import { recordEvent, timeOf } from "../record-event.ts";

/** Counters of notes have 23 bits. */
const counters = 2 ** 23;
const orNull = (address: `0x${string}`) => (address === zeroAddress ? null : address);

ponder.on("Exchange:Transfer", async ({ event, context }) => {
  const { from, to, id } = event.args;
  if (to === zeroAddress) {
    await context.db.update(notes, { id }).set({ owner: null, formerOwner: from });
  } else if (from !== zeroAddress) {
    // Sold, when `Filled` follows; then it sets the price.
    await context.db.update(notes, { id }).set((row) => ({
      owner: to,
      counter: (row.counter + 1) % counters,
      acquiredAt: timeOf(event),
      acquiredCost: null,
    }));
  }
  await recordEvent(context, "Transferred", event, {
    listing: bookedListingOfNote(id),
    note: id,
    wallet: orNull(to),
    counterparty: orNull(from),
  });
});

ponder.on("Exchange:Filled", async ({ event, context }) => {
  const { listing, note, buyer, seller, cost } = event.args;
  await context.db.update(notes, { id: note }).set({ acquiredCost: cost });
  const { token } = await findBookedListing(context.db, listing);
  await recordEvent(context, "Filled", event, {
    listing,
    note,
    wallet: buyer,
    counterparty: seller,
    token,
    amount: cost,
  });
});

ponder.on("Exchange:RewardClaimed", async ({ event, context }) => {
  const { listing, note, to } = event.args;
  await context.db.update(notes, { id: note }).set({ rewardClaimed: true });
  const { reward, rewardId } = await findBookedListing(context.db, listing);
  const known =
    reward && rewardId !== null
      ? await context.db.find(rewards, { contract: reward, id: rewardId })
      : null;
  if (known) await context.db.update(rewards, known).set({ awarded: known.awarded + 1 });
  await recordEvent(context, "RewardClaimed", event, { listing, note, wallet: to });
});

ponder.on("Exchange:Approval", async ({ event, context }) => {
  const { owner, account, id } = event.args;
  const { listing } = await findBookedNote(context.db, id);
  await recordEvent(context, "Approval", event, {
    listing,
    note: id,
    wallet: owner,
    counterparty: orNull(account),
  });
});

ponder.on("Exchange:ApprovalForAll", async ({ event, context }) => {
  const { owner, operator } = event.args;
  await recordEvent(context, "ApprovalForAll", event, { wallet: owner, counterparty: operator });
});

ponder.on("Exchange:MetadataUpdate", async ({ event, context }) => {
  const note = event.args._tokenId;
  await recordEvent(context, "MetadataUpdate", event, { listing: bookedListingOfNote(note), note });
});

ponder.on("Exchange:BatchMetadataUpdate", async ({ event, context }) => {
  const { _fromTokenId: first, _toTokenId: last } = event.args;
  // The notes of one listing, or all there are.
  const listing =
    bookedListingOfNote(first) === bookedListingOfNote(last) ? bookedListingOfNote(first) : null;
  await recordEvent(context, "BatchMetadataUpdate", event, { listing });
});

ponder.on("Exchange:ContractURIUpdated", async ({ event, context }) => {
  await recordEvent(context, "ContractURIUpdated", event, {});
});
