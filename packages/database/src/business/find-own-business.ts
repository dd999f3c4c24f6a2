import type { Transaction } from "../transaction/transaction.ts";
import { type BusinessRecord, businessColumns, toBusinessRecord } from "./business-record.ts";

/** The business of the wallet that is signed in, or null. Row security lets no other one through. */
export async function findOwnBusiness(tx: Transaction<"member">): Promise<BusinessRecord | null> {
  const row = await tx.selectFrom("businesses").select(businessColumns).executeTakeFirst();
  return row === undefined ? null : toBusinessRecord(row);
}
