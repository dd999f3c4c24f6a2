import { ponder } from "ponder:registry";
import { eligibilities, revocations, signerCounters } from "ponder:schema";
import { recordEvent } from "../record-event.ts";

ponder.on("Exchange:Revoked", async ({ event, context }) => {
  const { signer, digest } = event.args;
  await context.db.insert(revocations).values({ signer, digest }).onConflictDoNothing();
  await recordEvent(context, "Revoked", event, { wallet: signer });
});

ponder.on("Exchange:CounterBumped", async ({ event, context }) => {
  const { signer, counter } = event.args;
  await context.db
    .insert(signerCounters)
    .values({ signer, counter })
    .onConflictDoUpdate({ counter });
  await recordEvent(context, "CounterBumped", event, { wallet: signer });
});

ponder.on("EligibleGate:Registered", async ({ event, context }) => {
  const { wallet, attestor } = event.args;
  const issuedAt = Number(event.args.issuedAt);
  const expiresAt = Number(event.args.expiresAt);
  await context.db
    .insert(eligibilities)
    .values({ wallet, issuedAt, expiresAt, notBefore: 0 })
    .onConflictDoUpdate({ issuedAt, expiresAt });
  await recordEvent(context, "Registered", event, { wallet, counterparty: attestor });
});

ponder.on("EligibleGate:Withdrawn", async ({ event, context }) => {
  const { wallet, attestor } = event.args;
  const notBefore = Number(event.args.notBefore);
  await context.db
    .insert(eligibilities)
    .values({ wallet, issuedAt: 0, expiresAt: 0, notBefore })
    .onConflictDoUpdate({ issuedAt: 0, expiresAt: 0, notBefore });
  await recordEvent(context, "Withdrawn", event, { wallet, counterparty: attestor });
});
