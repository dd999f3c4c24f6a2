import type { BusinessStanding } from "@tenora/domain/business";
import { sql } from "kysely";
import { escapeLiteral } from "pg";
import type { Database } from "./connect.ts";
import { askOnce, type Transaction } from "./transaction.ts";

type Found = BusinessStanding & { isSuspended: boolean };

/** Status and tier, and whether it is suspended, of the business behind one exact address, in any capitalisation; else null. */
export async function findBusinessStanding(
  tx: Transaction<"visitor" | "member">,
  wallet: string,
): Promise<BusinessStanding | null> {
  const { rows } = await sql.raw<Found>(questionFor(wallet)).execute(tx);
  return standingOf(rows[0]);
}

/** The same for anybody, in a single round trip: every opened portal asks it. */
export async function lookUpBusinessStanding(
  database: Database<"tenora_web_public">,
  wallet: string,
): Promise<BusinessStanding | null> {
  const [row] = await askOnce(database, "visitor", questionFor(wallet));
  return standingOf(row as Found | undefined);
}

function questionFor(wallet: string): string {
  const address = escapeLiteral(wallet);
  return `select status, tier, app.business_is_suspended(${address}) as "isSuspended"
    from app.business_standing(${address})`;
}

function standingOf(found: Found | undefined): BusinessStanding | null {
  if (found === undefined) return null;
  const { isSuspended, ...standing } = found;
  return isSuspended ? { ...standing, suspended: true } : standing;
}
