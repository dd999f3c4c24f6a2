import { samplePdf } from "@tenora/testing/uploads/sample-documents";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { readPage } from "../support/read-page.ts";

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

const logoPath = "/api/business/logo";
const upload = (who: Person, body: Uint8Array = samplePng(300, 200)) =>
  who.fetch(logoPath, { method: "POST", body: body as BodyInit });
const remove = (who: Person) => who.post(logoPath, {}, "DELETE");
const slugOf = async ({ wallet }: Person) => {
  const { rows } = await owner.query<{ slug: string }>(
    "select slug from businesses where wallet_address = $1",
    [wallet],
  );
  return rows[0]?.slug;
};

test("logo: an approved business publishes it, changes it and takes it away", async () => {
  const ada = await approvedBusiness(3);
  const publish = async () => ((await (await upload(ada)).json()) as { logo: string }).logo;
  const first = await publish();
  const shown = await fetch(url + first);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  const slug = await slugOf(ada);
  expect((await readPage(`${url}/b/${slug}`)).html).toContain(`src="${first}"`);
  // Without what a cache may hold for a minute.
  const page = async () => (await fetch(`${url}/b/${slug}.data`)).text();
  // Neither takes the other away.
  expect((await put(ada)).status).toBe(200);
  const second = await publish();
  expect(second).not.toBe(first);
  expect((await fetch(url + first)).status).toBe(404);
  expect(await page()).toContain(second);
  const suspend = (at: string) =>
    owner.query(
      `update businesses set suspended_at = ${at}, suspension_reason = case when ${at} is null then null else 'x' end
       where wallet_address = $1`,
      [ada.wallet],
    );
  await suspend("now()");
  expect((await fetch(url + second)).status).toBe(404);
  expect((await upload(ada)).status).toBe(403);
  await suspend("null");
  expect((await fetch(url + second)).status).toBe(200);
  expect((await remove(ada)).status).toBe(200);
  expect((await fetch(url + second)).status).toBe(404);
  expect(await page()).not.toContain("/logos/");
});

test("logo: nobody else publishes one, and what is no picture is refused", async () => {
  const stranger = new Person(marketplace);
  expect([(await upload(stranger)).status, (await remove(stranger)).status]).toEqual([401, 401]);
  await stranger.signInWithWallet();
  expect([(await upload(stranger)).status, (await remove(stranger)).status]).toEqual([403, 403]);
  const ada = await approvedBusiness(3);
  for (const wrong of [await samplePdf("x"), samplePng(199, 300), new TextEncoder().encode("x")])
    expect((await upload(ada, wrong)).status).toBe(415);
  for (const path of ["nothing", `${crypto.randomUUID()}.jpg`, "..%2f..%2fconfig.json"])
    expect((await fetch(`${url}/logos/${path}`)).status).toBe(404);
});
