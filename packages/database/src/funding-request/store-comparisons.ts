import { comparisonOf } from "@tenora/domain/funding-request/customer/comparison";
import { draftSchema } from "@tenora/domain/funding-request/draft/draft";
import type { Client, QueryResult } from "pg";
import { asOwner } from "../transaction/as-owner.ts";

interface Answered {
  readonly id: string;
  readonly draft: unknown;
}

/** Stores by what these requests are compared, in place of what there was. The owner only. */
export async function storeComparisons(
  owner: Client,
  requests: readonly Answered[],
): Promise<void> {
  const rows = requests.map(({ id, draft }) => ({
    id,
    comparison: comparisonOf(draftSchema.parse(draft)),
  }));
  await owner.query(
    `select app.store_comparison(its.id, its.comparison)
     from jsonb_to_recordset($1) its (id uuid, comparison jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** So many in one query. */
const batch = 500;

/**
 * The same of the submitted requests that have none, at each start: from before there were any, or submitted by a
 * server of that version. The owner only.
 */
export const storeMissingComparisons = (ownerUrl: string): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    for (let after: string | undefined = "00000000-0000-0000-0000-000000000000"; after; ) {
      const { rows }: QueryResult<Answered> = await owner.query(
        `select r.id, r.draft from public.funding_requests r
         where r.submitted_at is not null and r.draft <> '{}' and r.id > $1 and not exists (
           select from public.funding_request_keys k where k.request_id = r.id)
         order by r.id limit ${batch}`,
        [after],
      );
      await storeComparisons(owner, rows);
      after = rows.at(-1)?.id;
    }
  });
