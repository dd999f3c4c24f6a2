import type { Client } from "pg";

type Hex = `0x${string}`;

/** What an operator did on the chain from the portal. */
export interface HistoryOperation {
  readonly kind: string;
  readonly listing: number;
  /** Lower case. */
  readonly wallet: Hex;
  /** The time of its block, in seconds since 1970. */
  readonly actedAt: number;
  readonly transaction: Hex;
  readonly recordedAt: Date;
}

/** No admin was signed in. The owner only. */
export async function storeOperations(
  owner: Client,
  rows: readonly HistoryOperation[],
): Promise<void> {
  await owner.query(
    `insert into public.operator_actions
       (transaction_hash, kind, subject, wallet, acted_at, recorded_at, admin_id)
     select lower(r.transaction), r.kind, r.listing::text, r.wallet, r."actedAt", r."recordedAt",
       'demonstration'
     from jsonb_to_recordset($1) r (kind text, listing bigint, wallet text, "actedAt" bigint,
       transaction text, "recordedAt" timestamptz)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
