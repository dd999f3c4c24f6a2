import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { asOwner } from "@tenora/testing/database/test-database";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { beforeAll, describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

const { rpcUrl, web, url, ownerUrl } = marketplace;
const found = signingDeployment(web.publicConfig);
if (found === null) throw new Error("Nothing is deployed");
const deployment = found;

const [lea, eve, nobody] = [1, 2, 3].map(() => new Person(marketplace)) as [Person, Person, Person];
beforeAll(() => Promise.all([lea.signInWithWallet(), eve.signInWithWallet()]));

const searches = "/api/investor/searches";
const low = { name: "Low risk", query: "?risk=low&timeframe=le-30&timeframe=31-60", alerts: true };
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const read = async (person: Person, path = searches) => (await person.fetch(path)).json();

describe("saved searches", () => {
  test("saved search: its owner keeps, renames and deletes it; another wallet and a stranger can do none of it", async () => {
    const saved = await lea.post(searches, low);
    expect(saved.status).toBe(200);
    const { id } = (await saved.json()) as { id: string };
    const view = {
      id,
      name: "Low risk",
      words: "Low risk, up to 60 days",
      alerts: true,
      canAlert: true,
      to: `/exchange${low.query}`,
    };
    const own = { wallet: lea.wallet, searches: [view], mails: "unregistered" };
    expect(await read(lea)).toEqual(own);
    expect(await read(eve)).toEqual({ ...own, wallet: eve.wallet, searches: [] });
    expect(await read(nobody)).toEqual({ ...own, wallet: null, searches: [] });

    const path = `${searches}/${id}`;
    const changes = { name: "  Safe\n ones ", alerts: false };
    for (const [method, body] of [
      ["PUT", changes],
      ["DELETE", {}],
    ] as const) {
      expect(await codeOf(await eve.post(path, body, method))).toEqual([404, "SEARCH_NOT_FOUND"]);
      expect(await codeOf(await nobody.post(path, body, method))).toEqual([401, "SESSION_MISSING"]);
    }
    expect(await codeOf(await nobody.post(searches, low))).toEqual([401, "SESSION_MISSING"]);
    expect(await codeOf(await lea.post(searches, low))).toEqual([409, "SEARCH_SAVED"]);
    expect(await read(lea)).toEqual(own);

    expect((await lea.post(path, changes, "PUT")).status).toBe(200);
    const changed = { ...view, name: "Safe ones", alerts: false };
    expect(await read(lea)).toMatchObject({ searches: [changed] });
    expect((await lea.post(path, {}, "DELETE")).status).toBe(200);
    expect(await read(lea)).toMatchObject({ searches: [] });
  });

  test.each([
    ["an unknown value", { ...low, query: "?risk=none" }],
    ["an unknown name", { ...low, query: "?colour=red" }],
    ["an order", { ...low, query: "?risk=low&sort=return" }],
    ["a page", { ...low, query: "?after=5.5" }],
    ["another spelling", { ...low, query: "?risk=low,medium" }],
    ["no name", { ...low, name: " \u202e " }],
    ["a long name", { ...low, name: "x".repeat(81) }],
    ["a further field", { ...low, wallet: eve.wallet }],
    ["a long query", { ...low, query: `?q=${"x".repeat(5_000)}` }],
  ])("saved search: %s is refused, and nothing is stored", async (_what, body) => {
    expect(await codeOf(await lea.post(searches, body))).toEqual([400, "INVALID_INPUT"]);
    expect(await read(lea)).toMatchObject({ searches: [] });
  });

  test("saved search: one that shows nothing on sale says so, and what is listed by now isn't new to any", async () => {
    await listTestReceivable(rpcUrl, deployment);
    await lea.post(searches, { ...low, query: "?status=settled" });
    const [search] = ((await read(lea)) as { searches: { id: string }[] }).searches;
    expect(search).toMatchObject({ canAlert: false, words: "Settled" });
    const [stored] = await asOwner(ownerUrl, async (client) => {
      const { rows } = await client.query<{ chain: string; is_new: boolean }>(
        "select chain, seen > 0 as is_new from saved_searches where id = $1",
        [search?.id],
      );
      return rows;
    });
    expect(stored).toEqual({ chain: expect.stringMatching(/^0x[0-9a-f]{64}$/), is_new: true });
    await lea.post(`${searches}/${search?.id}`, {}, "DELETE");
  });

  test("saved search: its owner reads whether mails about it come", async () => {
    await asOwner(ownerUrl, (client) =>
      client.query(
        `insert into investors (wallet_address, investor_name, country,
           registration_number_encrypted, certificate_info, status)
         values ($1, 'Mia Mails', 'Singapore', '\\x00', '{}', 'pending')`,
        [lea.wallet],
      ),
    );
    expect(await read(lea)).toMatchObject({ mails: "on" });
    const choice = { recipient: "investor", stopped: ["saved-searches"], timeZone: "UTC" };
    expect((await lea.post("/api/emails/own", choice, "PUT")).status).toBe(200);
    expect(await read(lea)).toMatchObject({ mails: "stopped" });
    // Lists of other tests count investors.
    await asOwner(ownerUrl, (client) =>
      client.query("delete from investors where wallet_address = $1", [lea.wallet]),
    );
  });

  test("the page to save a search shows it in words, and refuses what the exchange doesn't know", async () => {
    const open = async (save: string) => {
      const answer = await fetch(`${url}/investor/saved?${new URLSearchParams({ save })}`);
      return { status: answer.status, html: await answer.text() };
    };
    const page = await open("?q=%3Cb%3E&risk=low&risk=medium");
    expect(page.status).toBe(200);
    expect(page.html).toContain("“&lt;b&gt;”, Low or Medium risk");
    expect((await open("")).html).toContain("Everything on sale");
    for (const query of ["?risk=none", "?after=5.5", "x".repeat(5_000)]) {
      const { status, html } = await open(query);
      expect([status, html.includes("We can&#x27;t save this search")]).toEqual([400, true]);
    }
    const exchange = await (await fetch(`${url}/exchange?risk=low`)).text();
    expect(exchange).toContain('href="/investor/saved?save=%3Frisk%3Dlow"');
  });
});

describe("watched receivables", () => {
  const watched = "/api/investor/watched";

  test("watch: its wallet sees it with its status and progress, and ends it; others can do neither", async () => {
    const id = await listTestReceivable(rpcUrl, deployment);
    const path = `/api/exchange/${id}/watch`;
    // The index may be a moment behind the chain.
    await expect.poll(async () => (await lea.post(path, {}, "PUT")).status).toBe(200);
    expect(await read(lea, path)).toEqual({ wallet: lea.wallet, isWatched: true });
    expect(await read(eve, path)).toEqual({ wallet: eve.wallet, isWatched: false });
    expect(await read(nobody, path)).toEqual({ wallet: null, isWatched: false });
    expect(await read(lea, watched)).toMatchObject({
      wallet: lea.wallet,
      listings: [{ id: String(id), status: { label: "Open" }, soldPercent: 0 }],
    });
    expect(await read(eve, watched)).toEqual({ wallet: eve.wallet, listings: [] });
    expect(await read(nobody, watched)).toEqual({ wallet: null, listings: null });

    for (const method of ["PUT", "DELETE"])
      expect(await codeOf(await nobody.post(path, {}, method))).toEqual([401, "SESSION_MISSING"]);
    expect((await eve.post(path, {}, "DELETE")).status).toBe(200);
    expect(await read(lea, path)).toMatchObject({ isWatched: true });
    expect((await lea.post(path, {}, "DELETE")).status).toBe(200);
    expect(await read(lea, watched)).toEqual({ wallet: lea.wallet, listings: [] });
  });

  test("watch: another chain's receivable of the same number isn't the one that was watched", async () => {
    const id = await listTestReceivable(rpcUrl, deployment);
    const path = `/api/exchange/${id}/watch`;
    await expect.poll(async () => (await lea.post(path, {}, "PUT")).status).toBe(200);
    await asOwner(ownerUrl, (client) =>
      client.query(
        "update watched_listings set listing_transaction = '0x' || repeat('ab', 32) where wallet = $1",
        [lea.wallet],
      ),
    );
    expect(await read(lea, path)).toMatchObject({ isWatched: false });
    expect(await read(lea, watched)).toMatchObject({ listings: [] });
  });

  test.each(["999999", "01", "x", "9999999999"])("watch: receivable %s isn't there", async (id) => {
    const answer = await lea.post(`/api/exchange/${id}/watch`, {}, "PUT");
    expect(await codeOf(answer)).toEqual([404, "RECEIVABLE_NOT_FOUND"]);
  });
});
