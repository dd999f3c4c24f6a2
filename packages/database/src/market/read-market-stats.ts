import { statusesIn } from "@tenora/domain/receivable/status/receivable-stage";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";
import { type MarketToken, statusAt } from "./listing/listing-record.ts";
import { market } from "./market-tables.ts";

/** Totals of one token over all listings, unlisted ones too; base units. */
export interface TokenStats {
  readonly token: MarketToken;
  /** Face of all receivables ever listed. */
  readonly listed: bigint;
  /** Proceeds released, before the fee. */
  readonly financed: bigint;
  /** Paid to holders, without and with late fees only. */
  readonly repaid: bigint;
  readonly lateFees: bigint;
  /**
   * Unpaid repayment of funded and defaulted receivables, and the parts that are late, of those that may be
   * recorded as defaults, and that are in default.
   */
  readonly outstanding: bigint;
  readonly late: bigint;
  readonly defaultPending: bigint;
  readonly defaulted: bigint;
  /** Repayment of what came due: repaid, in default, or unpaid after its grace period; and its paid part. */
  readonly cameDue: bigint;
  readonly cameDuePaid: bigint;
  /** Paid in after default. */
  readonly recovered: bigint;
  readonly claimed: bigint;
  readonly liabilities: bigint;
  readonly balance: bigint;
  /** Balance less liabilities, never negative: anybody may send the contract money. */
  readonly surplus: bigint;
  readonly counts: Readonly<Partial<Record<ReceivableStatus, number>>>;
}

const late = statusesIn("late");
/** As the counts of a repayment record have it. */
const due = statusesIn("late", "settled", "default");

/** The totals of every token that was ever accepted, at `now` (seconds since 1970). */
export async function readMarketStats(
  tx: Transaction<"market">,
  now: bigint,
): Promise<TokenStats[]> {
  const db = market(tx);
  const tokens = await db.selectFrom("tokens").selectAll().orderBy("symbol").execute();
  const groups = await db
    .selectFrom("listings")
    .select("token")
    .select(statusAt(now).as("status"))
    .select(sql<number>`count(*)::int`.as("count"))
    .select(
      sql<string>`coalesce(sum(greatest(sold_units * repay_per_unit - paid_in, 0))
        filter (where state in (2, 4)), 0)::text`.as("unpaid"),
    )
    .select(sql<string>`coalesce(sum(sold_units * repay_per_unit), 0)::text`.as("repayment"))
    .groupBy(["token", sql`2`])
    .execute();
  return tokens.map((row) => {
    const own = groups.filter(({ token }) => token === row.address);
    const sum = (of: "unpaid" | "repayment", statuses?: readonly ReceivableStatus[]) =>
      own
        .filter(({ status }) => statuses?.includes(status) ?? true)
        .reduce((total, group) => total + BigInt(group[of]), 0n);
    const cameDue = sum("repayment", due);
    const liabilities = BigInt(row.liabilities);
    const balance = BigInt(row.balance);
    return {
      token: {
        address: row.address as `0x${string}`,
        symbol: row.symbol,
        decimals: row.decimals,
      },
      listed: BigInt(row.listed),
      financed: BigInt(row.financed),
      repaid: BigInt(row.repaid),
      lateFees: BigInt(row.late_fees),
      outstanding: sum("unpaid"),
      late: sum("unpaid", late),
      defaultPending: sum("unpaid", ["overdue"]),
      defaulted: sum("unpaid", ["defaulted"]),
      cameDue,
      cameDuePaid: cameDue - sum("unpaid", due),
      recovered: BigInt(row.recovered),
      claimed: BigInt(row.claimed),
      liabilities,
      balance,
      surplus: balance > liabilities ? balance - liabilities : 0n,
      counts: Object.fromEntries(own.map(({ status, count }) => [status, count])),
    };
  });
}
