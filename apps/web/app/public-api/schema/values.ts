import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
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
export const kinds = ["factoring", "community"] as const;
export const levels = ["declared", "attested", "debtor-confirmed"] as const;
export const gateTypes = ["open", "eligible", "invite", "link"] as const;
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
