import { DomainError } from "@tenora/domain/domain-error";
import type { Transaction } from "../transaction/transaction.ts";

/** Why an act changed no row: there is no such business, or it is not (any more) as was thought. */
export async function throwBusinessUnchanged(
  tx: Transaction<"admin">,
  businessId: string,
): Promise<never> {
  const business = await tx
    .selectFrom("businesses")
    .select("id")
    .where("id", "=", businessId)
    .executeTakeFirst();
  throw new DomainError(business === undefined ? "BUSINESS_NOT_FOUND" : "ALREADY_CHANGED");
}
