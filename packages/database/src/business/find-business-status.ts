import type { BusinessOverview } from "@tenora/domain/business/business";
import { sql } from "kysely";
import { escapeLiteral } from "pg";
import type { Database } from "../connection/connect.ts";
import { queryOnce, type Transaction } from "../transaction/transaction.ts";

type Found = BusinessOverview & { isSuspended: boolean };

/** Status and tier, and whether it is suspended, of the business behind one exact address, in any capitalisation; else null. */
export async function findBusinessStatus(
  tx: Transaction<"visitor" | "member">,
  wallet: string,
): Promise<BusinessOverview | null> {
  const { rows } = await sql.raw<Found>(questionFor(wallet)).execute(tx);
  return overviewOf(rows[0]);
}

/** The same for a visitor, in one round trip, since every opened portal requests it. */
export async function fetchBusinessStatus(
  database: Database<"tenora_web_public">,
  wallet: string,
): Promise<BusinessOverview | null> {
  const [row] = await queryOnce(database, "visitor", questionFor(wallet));
  return overviewOf(row as Found | undefined);
}

function questionFor(wallet: string): string {
  const address = escapeLiteral(wallet);
  return `select status, tier, app.is_business_suspended(${address}) as "isSuspended"
    from app.business_status(${address})`;
}

function overviewOf(found: Found | undefined): BusinessOverview | null {
  if (found === undefined) return null;
  const { isSuspended, ...overview } = found;
  return isSuspended ? { ...overview, suspended: true } : overview;
}
