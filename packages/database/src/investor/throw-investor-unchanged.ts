import { DomainError } from "@tenora/domain/domain-error";
import type { Transaction } from "../transaction/transaction.ts";

/** Throws why an admin's action on an investor changed nothing. */
export async function throwInvestorUnchanged(
  tx: Transaction<"admin">,
  id: string,
  code: "ALREADY_REVIEWED" | "ALREADY_CHANGED",
): Promise<never> {
  const investor = await tx
    .selectFrom("investors")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  throw new DomainError(investor === undefined ? "INVESTOR_NOT_FOUND" : code);
}
