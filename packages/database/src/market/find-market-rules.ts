import type { Transaction } from "../transaction/transaction.ts";
import { market, numberOrNull } from "./market-tables.ts";

type Hex = `0x${string}`;

/** The exchange's roles and the rules of new business. Times in seconds since 1970. */
export interface MarketRules {
  /** When the present pause began; null without one. */
  readonly pausedAt: number | null;
  readonly sunset: boolean;
  /** Fee of new listings, basis points of the proceeds. */
  readonly feeBps: number;
  readonly feeRecipient: Hex | null;
  readonly admin: Hex | null;
  readonly nextAdmin: Hex | null;
  readonly nextAdminReadyAt: number | null;
  readonly members: readonly {
    readonly register: "attestor" | "pauser" | "token" | "gate" | "reward";
    readonly member: Hex;
    readonly isMember: boolean;
    /** When a pending proposal can be executed. */
    readonly readyAt: number | null;
  }[];
}

const registers = ["attestor", "pauser", "token", "gate", "reward"] as const;

/** The registry's state; null before it was handed over to its admin. */
export async function findMarketRules(tx: Transaction<"market">): Promise<MarketRules | null> {
  const db = market(tx);
  const row = await db.selectFrom("registries").selectAll().executeTakeFirst();
  if (row === undefined) return null;
  const members = await db
    .selectFrom("registry_members")
    .selectAll()
    .orderBy("register")
    .orderBy("member")
    .execute();
  return {
    pausedAt: numberOrNull(row.paused_at),
    sunset: row.sunset,
    feeBps: row.fee_bps,
    feeRecipient: row.fee_recipient as Hex | null,
    admin: row.admin as Hex | null,
    nextAdmin: row.next_admin as Hex | null,
    nextAdminReadyAt: numberOrNull(row.next_admin_ready_at),
    members: members.map(({ register, member, is_member, ready_at }) => ({
      register: registers[register] ?? "reward",
      member: member as Hex,
      isMember: is_member,
      readyAt: numberOrNull(ready_at),
    })),
  };
}
