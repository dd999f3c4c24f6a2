import * as z from "zod";
import { address, amount, count, hash, id, statuses, time, token } from "./values.ts";

const says = (description: string) => ({ description });

/** How far the figures are behind the chain. */
export const head = z.object({
  chainBlock: count.meta(says("Latest block on the chain")),
  indexedBlock: count.meta(says("Latest block in these figures")),
  lagSeconds: count.meta(says("Age of the oldest block not yet indexed, in seconds")),
  chainTime: time.meta(says("Time of the latest block")),
});

/** A note; a refunded one stays, without an owner. */
export const note = z.object({
  id: id.meta(says("Note number, which is its NFT token ID")),
  listing: id.meta(says("Its listing")),
  owner: address.nullable().meta(says("Current owner; null once refunded")),
  units: count.meta(says("Units it holds")),
  cost: amount.meta(says("Price paid in the primary sale")),
  claimed: amount.meta(says("Already collected by its owners")),
  claimable: amount.meta(says("Can be collected now")),
  refundable: amount.meta(says("Refund due after a cancelled sale")),
  rewardClaimed: z.boolean().meta(says("Whether its reward has been claimed")),
  counter: count.meta(says("Rises with every change; resale offers are signed for one value")),
});

/** An event of exchange or rewards; the contract's arguments follow by their names. */
export const event = z.looseObject({
  type: z
    .string()
    .meta(
      says(
        "Event name in kebab case, such as transferred. Its arguments follow as further fields.",
      ),
    ),
  block: count.meta(says("Block number")),
  logIndex: count.meta(says("Position in the block")),
  transaction: hash.meta(says("Transaction hash")),
  time: time.meta(says("Block time")),
});

export const credit = z.object({
  token,
  amount: amount.meta(says("Can be withdrawn now")),
});

/** Totals of one token over all receivables, unlisted ones too. */
export const tokenStats = z.object({
  token,
  listed: amount.meta(says("Face value of everything ever listed")),
  financed: amount.meta(says("Proceeds released to businesses, before fees")),
  repaid: amount.meta(says("Repaid to holders, excluding late fees")),
  lateFees: amount.meta(says("Late fees paid to holders")),
  outstanding: amount.meta(says("Repayment still owed, including defaults")),
  late: amount.meta(says("Part of outstanding that is late or overdue")),
  defaulted: amount.meta(says("Part of outstanding that is in default")),
  recovered: amount.meta(says("Paid after default")),
  claimed: amount.meta(says("Collected by holders")),
  liabilities: amount.meta(says("What the contract owes to holders, buyers and businesses")),
  balance: amount.meta(says("What the contract holds")),
  surplus: amount.meta(says("Balance minus liabilities, never below zero")),
  counts: z.partialRecord(z.enum(statuses), count).meta(says("Number of listings by status")),
});

export const financing = z.object({
  fingerprint: hash.meta(says("The fingerprint asked about")),
  state: z
    .enum(["none", "offered", "financed", "burned"])
    .meta(says("none: can be offered; burned: blocked as fraud")),
  listing: id.nullable().meta(says("Latest listing, even if cancelled; null if never listed")),
});

export const problem = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
});

export type ApiNote = z.infer<typeof note>;
export type ApiEvent = z.infer<typeof event>;
export type ApiCredit = z.infer<typeof credit>;
export type ApiTokenStats = z.infer<typeof tokenStats>;
export type ApiFinancing = z.infer<typeof financing>;
