import { type Context, ponder } from "ponder:registry";
import { registries, registryMembers } from "ponder:schema";
import { zeroAddress } from "viem";
import { ownSettings } from "../../settings.ts";
import { addNewToken } from "../new-token.ts";
import { type RecordedEvent, recordEvent, timeOf } from "../record-event.ts";

const address = ownSettings().contracts.registry;
const tokenRegister = 2;
const orNull = (account: `0x${string}`) => (account === zeroAddress ? null : account);

type Member = { register: number; member: `0x${string}` };

async function setMember(
  context: Context,
  event: RecordedEvent,
  name: string,
  { register, member }: Member,
  change: { isMember?: boolean; readyAt: number | null },
): Promise<void> {
  await context.db
    .insert(registryMembers)
    .values({ register, member, isMember: false, ...change })
    .onConflictDoUpdate(change);
  await recordEvent(context, name, event, { wallet: member });
}

async function setRegistry(
  context: Context,
  event: RecordedEvent,
  name: string,
  change: Partial<Omit<typeof registries.$inferInsert, "address">>,
  wallet: `0x${string}` | null = null,
): Promise<void> {
  const initial = { address, feeBps: 0, sunset: false };
  await context.db
    .insert(registries)
    .values({ ...initial, ...change })
    .onConflictDoUpdate(change);
  await recordEvent(context, name, event, { wallet });
}

ponder.on("Registry:Proposed", ({ event, context }) =>
  setMember(context, event, "Proposed", event.args, { readyAt: Number(event.args.readyAt) }),
);

ponder.on("Registry:ProposalCancelled", ({ event, context }) =>
  setMember(context, event, "ProposalCancelled", event.args, { readyAt: null }),
);

ponder.on("Registry:Added", async ({ event, context }) => {
  const { register, member } = event.args;
  if (register === tokenRegister) await addNewToken(context, member, event.block.number);
  await setMember(context, event, "Added", event.args, { isMember: true, readyAt: null });
});

ponder.on("Registry:Removed", async ({ event, context }) => {
  const { register, member } = event.args;
  const known = await context.db.find(registryMembers, { register, member });
  await setMember(context, event, "Removed", event.args, {
    isMember: false,
    readyAt: known?.readyAt ?? null,
  });
});

ponder.on("Registry:AdminOffered", ({ event, context }) => {
  const { from, to, readyAt } = event.args;
  const change = { nextAdmin: orNull(to), nextAdminReadyAt: Number(readyAt) };
  return setRegistry(context, event, "AdminOffered", change, from);
});

ponder.on("Registry:AdminChanged", async ({ event, context }) => {
  const admin = orNull(event.args.to);
  // What an admin proposed ends with their time.
  await context.db.sql.update(registryMembers).set({ readyAt: null });
  const change = { admin, nextAdmin: null, nextAdminReadyAt: null };
  return setRegistry(context, event, "AdminChanged", change, admin);
});

ponder.on("Registry:FeeSet", ({ event, context }) => {
  const { feeBps, recipient } = event.args;
  const change = { feeBps: Number(feeBps), feeRecipient: recipient };
  return setRegistry(context, event, "FeeSet", change, recipient);
});

ponder.on("Registry:DescriptorSet", ({ event, context }) =>
  setRegistry(context, event, "DescriptorSet", { descriptor: event.args.descriptor }),
);

ponder.on("Registry:PauseSet", async ({ event, context }) => {
  const { paused, by } = event.args;
  // Pausing again doesn't begin the pause anew.
  const known = await context.db.find(registries, { address });
  const pausedAt = paused ? (known?.pausedAt ?? timeOf(event)) : null;
  await setRegistry(context, event, "PauseSet", { pausedAt }, by);
});

ponder.on("Registry:SunsetBegun", ({ event, context }) =>
  setRegistry(context, event, "SunsetBegun", { sunset: true }),
);
