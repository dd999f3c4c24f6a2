import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import * as z from "zod";

// The types of the public API. Their descriptions are in its OpenAPI document.

export const amount = z.string().regex(/^\d+$/).meta({
  title: "amount",
  description: "Amount in the token’s base units, as a decimal string",
  example: "24000000000",
});
export const address = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .meta({ title: "address", description: "EIP-55 checksummed address" });
export const hash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/)
  .meta({ title: "hash", description: "32 bytes in hexadecimal" });
export const time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .meta({ title: "time", description: "ISO 8601 time in UTC", format: "date-time" });
export const count = z.int().min(0);
export const id = z.int().min(1);
export const basisPoints = z
  .int()
  .meta({ title: "basis points", description: "Basis points: 100 is 1%" });

export const statuses = [
  "none",
  "open",
  "closing",
  "failed",
  "selling",
  "running",
  "grace",
  "late",
  "overdue",
  "settled",
  "defaulted",
  "cancelled",
] as const satisfies readonly ReceivableStatus[];
/** In the words of our pages where those differ. */
export const statusDescription =
  "Status at the response’s block. open: on sale; selling: on sale, and the seller has been paid; closing: the sale is over, and the proceeds can be released; failed: the sale ended below its minimum, or nobody released its proceeds by the due date; running: paid out and not due yet; grace: past the due date, in the grace period; late: past the grace period; overdue: past the default date, “Default pending” on our pages; settled: repaid in full; defaulted: a default was recorded; cancelled: the sale was cancelled; none: not listed";
export const kinds = ["factoring", "community"] as const;
export const levels = ["declared", "attested", "debtor-confirmed"] as const;
export const levelDescription =
  "Who has confirmed the debt. declared: only the seller; attested: a reviewer, who checked the documents; debtor-confirmed: the customer too, with their wallet";
export const gateTypes = ["open", "eligible", "invite", "link"] as const;
export const gateDescription =
  "Who can buy. open: any wallet; eligible: approved investors; invite: wallets that the seller invited; link: wallets that have the seller’s link; null: decided by a contract we don’t know";
export const riskGrades = ["low", "medium", "medium-high", "high"] as const;
export const returnTypes = ["interest", "reward", "both"] as const;
export const timeframes = ["le-30", "31-60", "61-90", "gt-90"] as const;
export const sorts = ["newest", "soonest", "return", "funded"] as const;
export const tiers = ["1", "2", "3"] as const;

export const token = z
  .object({
    symbol: z.string().meta({ description: "Symbol, such as USDC" }),
    address: address.meta({ description: "Contract address" }),
    decimals: count.meta({ description: "Decimal places: 6 for USDC and USDT" }),
  })
  .meta({ description: "The stablecoin of the amounts" });
