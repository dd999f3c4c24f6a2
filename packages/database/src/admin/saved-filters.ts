import type { Transaction } from "../transaction/transaction.ts";

/** Which list a filter is of. */
export type FilterPlace = "requests" | "investors";

export interface SavedFilter {
  readonly id: string;
  readonly name: string;
  /** The query of the list's address. */
  readonly query: string;
}

/** The filters that this admin gave a name, by name. */
export function listSavedFilters(
  tx: Transaction<"admin">,
  place: FilterPlace,
): Promise<SavedFilter[]> {
  return tx
    .selectFrom("saved_filters")
    .select(["id", "name", "query"])
    .where("place", "=", place)
    .orderBy("name")
    .execute();
}

/**
 * Keeps a filter under a name; an earlier one of that name makes room.
 * @throws DomainError INVALID_INPUT for too many or too long ones
 */
export async function saveFilter(
  tx: Transaction<"admin">,
  adminId: string,
  { place, name, query }: { place: FilterPlace; name: string; query: string },
): Promise<void> {
  await tx
    .deleteFrom("saved_filters")
    .where("place", "=", place)
    .where("name", "=", name)
    .execute();
  await tx.insertInto("saved_filters").values({ admin_id: adminId, place, name, query }).execute();
}

/** Removing what is not there, or is somebody else's, is no error. */
export async function removeFilter(tx: Transaction<"admin">, id: string): Promise<void> {
  await tx.deleteFrom("saved_filters").where("id", "=", id).execute();
}
