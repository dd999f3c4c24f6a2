import type { BusinessStatus } from "@tenora/domain/business/business";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** A business that was registered with the same number as another one, in the same country. */
export interface EqualRegistration {
  readonly id: string;
  readonly companyName: string;
  readonly status: BusinessStatus;
}

/** A longer list isn't read, and a number like "1" may have many. */
const most = 3;

/**
 * The first businesses with the registration number and the country of each of these, however the number is
 * written, by the id of the latter; nothing where there is none. Rejected and erased ones don't count.
 */
export async function findEqualRegistrations(
  tx: Transaction<"admin">,
  businessIds: readonly string[],
): Promise<Readonly<Record<string, readonly EqualRegistration[]>>> {
  const { rows } = await sql<EqualRegistration & { readonly of: string }>`
    select b.id as of, o.id, o.company_name as "companyName", o.status
    from businesses b cross join lateral (
      select o.id, o.company_name, o.status, o.created_at from businesses o
      where app.registration_number_key(o.registration_number)
          = app.registration_number_key(b.registration_number)
        and o.country = b.country and o.id <> b.id and o.status <> 'rejected' and o.erased_at is null
      order by o.created_at, o.id limit ${most}) o
    where b.id = any(${businessIds}::uuid[]) and b.erased_at is null
      and app.registration_number_key(b.registration_number) <> ''
    order by o.created_at, o.id`.execute(tx);
  const found = Map.groupBy(rows, (row) => row.of);
  return Object.fromEntries(
    [...found].map(([id, equal]) => [id, equal.map(({ of: _, ...other }) => other)]),
  );
}
