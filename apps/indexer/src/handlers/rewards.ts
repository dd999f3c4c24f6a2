import { ponder } from "ponder:registry";
import { events, rewards } from "ponder:schema";
import { zeroAddress } from "viem";
import { recordEvent, timeOf } from "../record-event.ts";

ponder.on("Rewards:Made", async ({ event, context }) => {
  const { id, maker, uri } = event.args;
  const contract = event.log.address;
  await context.db
    .insert(rewards)
    .values({ contract, id, maker, uri, awarded: 0, madeAt: timeOf(event) });
  await recordEvent(context, "Made", event, { wallet: maker });
});

ponder.on("Rewards:URI", async ({ event, context }) => {
  await recordEvent(context, "URI", event, {});
});

ponder.on("Rewards:TransferSingle", async ({ event, context }) => {
  const { from, to } = event.args;
  // An award follows the exchange's RewardClaimed at once, which says for which note it is.
  const before = await context.db.find(events, {
    block: Number(event.block.number),
    logIndex: event.log.logIndex - 1,
  });
  const award = before?.type === "reward-claimed" ? before : null;
  await recordEvent(context, "TransferSingle", event, {
    listing: award?.listing ?? null,
    note: award?.note ?? null,
    wallet: to,
    counterparty: from === zeroAddress ? null : from,
  });
});

ponder.on("Rewards:TransferBatch", async ({ event, context }) => {
  const { from, to } = event.args;
  await recordEvent(context, "TransferBatch", event, { wallet: to, counterparty: from });
});

ponder.on("Rewards:ApprovalForAll", async ({ event, context }) => {
  const { owner, operator } = event.args;
  await recordEvent(context, "ApprovalForAll", event, { wallet: owner, counterparty: operator });
});
