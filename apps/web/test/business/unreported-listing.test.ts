import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 1 });
afterAll(() => owner.end());

const find = async (id: string) =>
  (
    await owner.query<{ status: string; listing: string; transaction: string }>(
      `select status, listing_id as listing, listing_transaction as transaction
       from funding_requests where id = $1`,
      [id],
    )
  ).rows[0];

test("a request that is on the exchange and not recorded as listed is recorded by itself", async () => {
  // Withdrawn in one tab and published in another, which was closed: chain, index and worker are real.
  const { rows } = await owner.query<{ id: string }>(
    `select id from funding_requests where status = 'listed' and listing_id <= 24
     order by listing_id limit 1`,
  );
  const id = rows[0]?.id ?? "";
  const listed = await find(id);
  await owner.query(
    `update funding_requests set status = 'withdrawn', listing_id = null, listing_transaction = null,
       listed_at = null, attestation_expires_at = now() + interval '1 year' where id = $1`,
    [id],
  );
  // As its schedule does, each minute.
  await owner.query("select graphile_worker.add_job('record_listings')");
  await expect.poll(() => find(id), { timeout: 60_000 }).toEqual(listed);
}, 90_000);
