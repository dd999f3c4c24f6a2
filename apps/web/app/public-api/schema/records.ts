import * as z from "zod";
import { address, amount, count, hash, id, statuses, time, token } from "./values.ts";

/** How far the figures are behind the chain. */
export const head = z.object({
  chainBlock: count,
  indexedBlock: count,
  lagSeconds: count.meta({
    description: "How long the oldest block that isn't indexed has waited",
  }),
  chainTime: time,
});

/** A note; a refunded one stays, without an owner. */
export const note = z.object({
  id,
  listing: id,
  owner: address.nullable(),
  units: count,
  cost: amount,
  claimed: amount,
  claimable: amount,
  refundable: amount,
  rewardClaimed: z.boolean(),
  counter: count,
});

/** An event of exchange or rewards; the contract's arguments follow by their names. */
export const event = z.looseObject({
  type: z.string().meta({
    description: "The event's name, lower case with hyphens; transfers of notes: transferred",
  }),
  block: count,
  logIndex: count,
  transaction: hash,
  time,
});

export const credit = z.object({ token, amount });

/** Totals of one token over all receivables, unlisted ones too. */
export const tokenStats = z.object({
  token,
  listed: amount.meta({ description: "Face of all receivables ever listed" }),
  financed: amount.meta({ description: "Proceeds released, before the fee" }),
  repaid: amount.meta({ description: "Paid to holders without late fees" }),
  lateFees: amount,
  outstanding: amount.meta({ description: "Unpaid repayment of funded and defaulted ones" }),
  late: amount.meta({ description: "The part of it in status late or overdue" }),
  defaulted: amount.meta({ description: "The part of it in default" }),
  recovered: amount.meta({ description: "Paid in after default" }),
  claimed: amount,
  liabilities: amount,
  balance: amount,
  surplus: amount.meta({ description: "Balance less liabilities, never negative" }),
  counts: z.partialRecord(z.enum(statuses), count),
});

export const financing = z.object({
  fingerprint: hash,
  state: z.enum(["none", "offered", "financed", "burned"]),
  listing: id.nullable().meta({ description: "The newest listing, also a cancelled one" }),
});

export const problem = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
});

export type ApiNote = z.infer<typeof note>;
export type ApiEvent = z.infer<typeof event>;
export type ApiCredit = z.infer<typeof credit>;
export type ApiTokenStats = z.infer<typeof tokenStats>;
export type ApiFinancing = z.infer<typeof financing>;
