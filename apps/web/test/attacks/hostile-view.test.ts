// @module-tag S1
// What a thief of the indexer's login gets from a view that our pages read: the database's part is in
// hostile-indexer.test.ts.
import { loginUrl } from "@tenora/database/connection/login-url";
import { asOwner } from "@tenora/testing/database/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";

const { url, ownerUrl, web } = marketplace;
const fingerprint = `0x${"5".repeat(64)}`;
let genuine = "";

const asThief = <T>(text: string) =>
  asOwner(loginUrl(ownerUrl, "tenora_indexer", web.secrets.auth[0]), async (thief) => {
    const { rows } = await thief.query(text);
    return rows as T[];
  });

beforeAll(async () => {
  const [view] = await asThief<{ text: string }>(
    "select pg_get_viewdef('market.financings'::regclass) as text",
  );
  genuine = view?.text ?? "";
  await asThief("grant usage on schema market to public");
});
afterAll(() =>
  asThief(`create or replace view market.financings as ${genuine};
    drop function market.works(); revoke usage on schema market from public`),
);

/** Whether this worked when the public API asked about an invoice: it then calls the invoice burned. */
async function worked(statement: string): Promise<boolean> {
  await asThief(`create or replace function market.works() returns boolean language plpgsql as $works$
      begin
        ${statement};
        return true;
      exception when others then
        return false;
      end $works$;
    grant execute on function market.works() to public;
    create or replace view market.financings as
      select '${fingerprint}'::text as fingerprint, null::bigint as listing, market.works() as burned`);
  const response = await fetch(`${url}/api/v1/financing/${fingerprint}`);
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { state: string } };
  return data.state === "burned";
}

test("hostile view: its function runs when the public API reads it", async () => {
  expect(await worked("perform 1")).toBe(true);
});

test.each([
  "perform 1 from public.blog_posts_brand",
  "perform director_email from public.businesses",
  "perform app.consume_tokens('x', 1, 1, 1)",
  "set local role tenora_member",
  "reset role; perform 1 from public.sellers",
  "reset role; alter role tenora_web_market password 'known'",
])("hostile view: can't do this with a page's rights: %s", async (statement) => {
  expect(await worked(statement)).toBe(false);
});
