import { type Context, ponder } from "ponder:registry";
import { tokens } from "ponder:schema";
import { addToToken } from "../books.ts";

async function addToBalance(
  { db }: Context,
  address: `0x${string}`,
  change: bigint,
): Promise<void> {
  // Other members of the registry's lists may emit such events too.
  if ((await db.find(tokens, { address })) === null) return;
  await addToToken(db, address, { balance: change });
}

// The exchange's balance. Why money moved, the exchange's own events say.
ponder.on("TokenIn:Transfer", ({ event, context }) =>
  addToBalance(context, event.log.address, event.args.value),
);

ponder.on("TokenOut:Transfer", ({ event, context }) =>
  addToBalance(context, event.log.address, -event.args.value),
);
