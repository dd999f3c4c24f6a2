import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { Person } from "../support/person.ts";
import { readPage } from "../support/read-page.ts";

const marketplace = inject("marketplace");
const { url, ownerUrl } = marketplace;
const owner = new pg.Client({ connectionString: ownerUrl });
const { approvedBusiness } = createFundingRequestContext(marketplace, owner);
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const path = "/api/business/profile";
const answers = {
  description: "We bake <b>bread</b>.",
  website: "bakery.example/about",
  industry: "retail",
  founded: "1987",
};
const put = (who: Person, body: object = answers) => who.post(path, body, "PUT");

test("profile: an approved business edits its page, and a suspended one has none", async () => {
  const ada = await approvedBusiness(3);
  expect((await put(ada)).status).toBe(200);
  const { rows } = await owner.query<{ slug: string }>(
    "select slug from businesses where wallet_address = $1",
    [ada.wallet],
  );
  const page = () => readPage(`${url}/b/${rows[0]?.slug}`);
  const { status, html, text } = await page();
  expect(status).toBe(200);
  expect(html).toContain("We bake &lt;b&gt;bread&lt;/b&gt;.");
  expect(html).toContain('href="https://bakery.example/about"');
  expect(text).toMatch(/Industry Retail Country \w+ Founded 1987/);
  expect(text).toContain("This business hasn't listed a receivable yet.");
  const api = await fetch(`${url}/api/v1/businesses/${rows[0]?.slug}`);
  expect(await api.json()).toMatchObject({
    data: { industry: "retail", website: "https://bakery.example/about", record: { listings: 0 } },
  });

  await owner.query(
    "update businesses set suspended_at = now(), suspension_reason = 'x' where wallet_address = $1",
    [ada.wallet],
  );
  expect((await put(ada)).status).toBe(403);
  expect((await fetch(`${url}/api/v1/businesses/${rows[0]?.slug}`)).status).toBe(404);
  // Without what a cache may hold for a minute.
  expect((await fetch(`${url}/b/${rows[0]?.slug}.data`)).status).toBe(404);
});

test("profile: a stranger saves none, and what can't be is refused", async () => {
  expect((await put(new Person(marketplace))).status).toBe(401);
  const ada = await approvedBusiness(3);
  for (const change of [{ website: "javascript:alert(1)" }, { founded: "3000" }, { extra: 1 }])
    expect((await put(ada, { ...answers, ...change })).status).toBe(400);
});
