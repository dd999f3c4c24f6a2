import { createHash } from "node:crypto";
import { persona } from "@tenora/domain/demo/personas";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaign, createFundingRequestContext } from "../support/funding-request.ts";
import { createReviewContext } from "../support/funding-request-review.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { readPage } from "../support/read-page.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
afterAll(() => owner.end());
const { approvedBusiness, create, submission, find } = createFundingRequestContext(
  marketplace,
  owner,
);
const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as Row[];
const op = new Person(marketplace);
const { check, publish, signed, stored } = createReviewContext(marketplace, ask, op);
beforeAll(() => op.signInAsAdmin());

const own = "/api/business/funding-requests";
const admin = (id: string) => `/api/admin/funding-requests/${id}`;
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];

const sendPicture = (who: Person, body: Uint8Array = samplePng(300, 200)) =>
  who.fetch("/api/business/campaign-pictures", { method: "POST", body: body as BodyInit });

/** A picture beside the story of this request. */
async function addPicture(who: Person, request: string) {
  const { url } = (await (await sendPicture(who)).json()) as { url: string };
  const id = crypto.randomUUID();
  const path = `${own}/${request}/pictures/${id}`;
  const added = await who.post(path, { url, description: "The old oven, and a queue" }, "PUT");
  expect(added.status).toBe(200);
  const bytes = async (owner: Person) =>
    new Uint8Array(await (await owner.fetch(path)).arrayBuffer());
  return { id, path, url, bytes };
}

test("pictures of a campaign: three at most, each a picture of its own that a business uploaded", async () => {
  const [bakery, other] = [await approvedBusiness(3), await approvedBusiness(3)];
  const [id, foreign] = [await create(bakery, campaign()), await create(other, campaign())];
  const picture = await addPicture(bakery, id);
  const put = (who: Person, request: string, changes: object) => {
    const body = { url: picture.url, description: "Ours", ...changes };
    return who.post(`${own}/${request}/pictures/${crypto.randomUUID()}`, body, "PUT");
  };
  expect(await codeOf(await put(other, foreign, {}))).toEqual([400, "INVALID_INPUT"]);
  expect(await codeOf(await put(bakery, id, { description: " " }))).toEqual([400, "INVALID_INPUT"]);
  const unknown = `/campaign-pictures/${crypto.randomUUID()}.jpg`;
  expect(await codeOf(await put(bakery, id, { url: unknown }))).toEqual([415, "CAMPAIGN_PICTURE"]);
  expect((await other.fetch(picture.path)).status).toBe(404);
  expect(await codeOf(await sendPicture(bakery, samplePng(100, 100)))).toEqual([
    415,
    "CAMPAIGN_PICTURE",
  ]);
  expect((await sendPicture(new Person(marketplace))).status).toBe(401);
  await addPicture(bakery, id);
  await addPicture(bakery, id);
  const { url } = (await (await sendPicture(bakery)).json()) as { url: string };
  expect(await codeOf(await put(bakery, id, { url }))).toEqual([409, "TOO_MANY_PICTURES"]);
  expect((await bakery.post(picture.path, {}, "DELETE")).status).toBe(200);
  expect((await bakery.fetch(picture.path)).status).toBe(404);
  expect((await put(bakery, id, { url })).status).toBe(200);
  // The store's own address is no address of ours.
  expect((await bakery.fetch(picture.url)).status).toBe(404);
});

test("community campaign: submitted without customer or file, attested as declared, published with its story §1.10 §1.22", async () => {
  const bakery = await approvedBusiness(3);
  const draft = campaign();
  const id = await create(bakery, draft);
  const picture = await addPicture(bakery, id);
  // Until it is listed it is the business's own and, once submitted, the reviewer's.
  const publicPath = async () =>
    `/campaigns/pictures/${createHash("sha256")
      .update(await picture.bytes(bakery))
      .digest("hex")}`;
  const stranger = new Person(marketplace);
  expect((await stranger.fetch(await publicPath())).status).toBe(404);
  expect((await stranger.fetch(picture.path)).status).toBe(401);
  expect((await op.fetch(`${admin(id)}/pictures/${picture.id}`)).status).toBe(404);
  const body = await submission(bakery, id);
  expect((await bakery.post(`${own}/${id}/submission`, body)).status).toBe(200);
  const seen = await op.fetch(`${admin(id)}/pictures/${picture.id}`);
  expect(seen.headers.get("content-type")).toBe("image/jpeg");
  expect((await stranger.fetch(`${admin(id)}/pictures/${picture.id}`)).status).toBe(401);
  expect((await stranger.fetch(await publicPath())).status).toBe(404);
  const { terms } = await stored(id);
  expect(terms).toMatchObject({
    kind: 1,
    rule: 2,
    debtor: `0x${"0".repeat(40)}`,
    pricePerUnit: 1_000_000,
    repayPerUnit: 1_000_000,
    totalUnits: 6_000,
    minUnits: 3_000,
    face: 6_000_000_000,
  });

  expect(await codeOf(await op.post(`${admin(id)}/attestation`, await signed(id)))).toEqual([
    409,
    "REQUEST_NOT_CHECKED",
  ]);
  const { version } = await stored(id);
  const debt = { version, subject: "debt", method: "phone", comment: "No customer." };
  expect(await codeOf(await op.post(`${admin(id)}/checks`, debt))).toEqual([400, "INVALID_INPUT"]);
  await check(id, "campaign");
  const attested = await signed(id);
  expect((await op.post(`${admin(id)}/attestation`, attested)).status).toBe(200);

  const listing = await publish(id);
  const recorded = await bakery.post(`${own}/${id}/listing`, {});
  expect(await recorded.json()).toEqual({ listing: listing.toString() });
  expect((await find(bakery, id)).request.status).toBe("listed");

  const page = async () => (await readPage(`${marketplace.url}/exchange/${listing}`)).text;
  await expect.poll(page, { timeout: 20_000 }).toContain(draft.campaignName);
  // The business reads how it stands there, once it is indexed.
  const { request } = await find(bakery, id);
  expect(request).toMatchObject({
    market: { status: "open", openGate: "invite" },
    failedSale: null,
    guests: { gate: "invite", asking: 0, signed: 0 },
  });
  expect(request.market?.next).toMatch(
    /^On sale until [A-Z][a-z]{2} \d+, \d{4}\. Only people you invite can buy it\.$/,
  );
  const text = await page();
  // As text, whatever was typed.
  expect(text).toContain("A second one &lt;b&gt;pays&lt;/b&gt; for itself");
  const html = await (await fetch(`${marketplace.url}/exchange/${listing}`)).text();
  expect(html).toContain(`src="${await publicPath()}" alt="The old oven, and a queue"`);
  const shown = await stranger.fetch(await publicPath());
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect(shown.headers.get("content-security-policy")).toContain("sandbox");
  await shown.body?.cancel();
  expect(text).toContain("You can lose all of it No customer owes this money.");
  expect(text).toContain("Declared");
  expect(text).not.toContain("Customer Who owes the invoice");
  const { data } = (await (
    await fetch(`${marketplace.url}/api/v1/listings/${listing}`)
  ).json()) as {
    data: object;
  };
  expect(data).toMatchObject({ kind: "community", level: "declared", debtor: { wallet: null } });
  const listed = (await (
    await fetch(`${marketplace.url}/api/v1/listings?kind=community&limit=100`)
  ).json()) as {
    data: { id: number }[];
  };
  // Behind an invite gate it is unlisted.
  expect(listed.data.map((one) => one.id)).not.toContain(Number(listing));
}, 60_000);

test("community campaign: a name is used once while it is open, and the story can't change after the signature", async () => {
  const bakery = await approvedBusiness(2);
  const draft = { ...campaign(), audience: "link" };
  const [one, other] = [await create(bakery, draft), await create(bakery, draft)];
  const body = await submission(bakery, one);
  const { request } = await find(bakery, one);
  const changed = { ...request.draft, story: `${request.draft.story} Or so.` };
  const saved = await bakery.post(
    `${own}/${one}`,
    { version: request.version, draft: changed },
    "PUT",
  );
  const { version } = (await saved.json()) as { version: number };
  expect(await codeOf(await bakery.post(`${own}/${one}/submission`, { ...body, version }))).toEqual(
    [400, "TERMS_SIGNATURE_INVALID"],
  );
  const good = await submission(bakery, one);
  expect((await bakery.post(`${own}/${one}/submission`, good)).status).toBe(200);
  const second = await submission(bakery, other);
  expect(await codeOf(await bakery.post(`${own}/${other}/submission`, second))).toEqual([
    409,
    "INVOICE_ALREADY_REQUESTED",
  ]);
});

test("tier record: how the receivables of one wallet ended, for everybody", async () => {
  const read = async (wallet: string) =>
    (await fetch(`${marketplace.url}/api/wallets/${wallet}/tier-record`)).json();
  expect(await read(`0x${"7e".repeat(20)}`)).toEqual({
    record: { onTime: 0, late: 0, defaulted: 0 },
  });
  const ben = (await read(testAccount(persona("Ben").account).address)) as {
    record: { onTime: number };
  };
  expect(ben.record.onTime).toBeGreaterThan(0);
});
