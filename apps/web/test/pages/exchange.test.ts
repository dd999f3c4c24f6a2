import type { Terms } from "@tenora/chain/exchange/exchange-types";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { persona } from "@tenora/domain/demo/personas";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { withoutDemo } from "../support/marketplace-without-demo.ts";
import { readPage } from "../support/read-page.ts";

// The exchange as it is read without JavaScript, on a chain without a demonstration.

const { url, rpcUrl, web } = withoutDemo;
const deployment = signingDeployment(web.publicConfig);
if (deployment === null) throw new Error("Nothing is deployed");

const read = (path: string) => readPage(url + path);

/** What is for sale of the two that are listed first. */
const left = "0% sold · 9,500 USDC left";
const smallLeft = "0% sold · 190 USDT left";

/** Lists a receivable and waits until its page is there. */
async function list(changes: Partial<Terms> & { symbol?: "USDC" | "USDT" } = {}) {
  const id = await listTestReceivable(
    rpcUrl,
    deployment as NonNullable<typeof deployment>,
    changes,
  );
  await vi.waitFor(async () => expect((await fetch(`${url}/exchange/${id}`)).status).toBe(200), {
    timeout: 45_000,
    interval: 250,
  });
  return id;
}

describe("exchange", () => {
  let open: bigint;
  let small: bigint;
  let invited: bigint;

  beforeAll(async () => {
    const { status, text } = await read("/exchange");
    expect([status, text.includes("Nothing is listed yet")]).toEqual([200, true]);
    expect((await read("/")).text).not.toContain("Repaid, with returns");
    open = await list();
    small = await list({ symbol: "USDT", face: 200_000_000, totalUnits: 2, minUnits: 1 });
    invited = await list({ gate: deployment.gates.invite, rule: 2 });
  });

  test("list: cards, figures and counts are readable without JavaScript", async () => {
    const { status, text } = await read("/exchange");
    expect(status).toBe(200);
    for (const words of [left, smallLeft, "2 receivables", "Due so far None yet", "On sale 2"])
      expect(text).toContain(words);
    // With the one that is by invitation, which no tab counts.
    expect(text).toContain("Receivables published 3: 2 in the list, 1 in a private sale");
    expect(text).toMatch(/Currency\W+USDC 1 USDT 1/);
  });

  test("list: filters, view and order are in the address", async () => {
    const { text } = await read("/exchange?token=USDT");
    expect([text.includes(smallLeft), text.includes(left)]).toEqual([true, false]);
    const table = await read("/exchange?sort=soonest&view=table");
    expect(table.html).toContain("<table");
    expect(table.text).toContain("Seller Customer Status Risk Yearly return Due Sold / owed");
    const none = await read("/exchange?status=settled");
    expect(none.text).toContain("Nothing matches these filters");
  });

  test("list: what means nothing is left out, and the page says so", async () => {
    const { status, text } = await read("/exchange?status=nonsense&colour=red");
    expect([status, text.includes("We ignored a filter in this address")]).toEqual([200, true]);
    expect(text).toContain(left);
  });

  test("list: what is on sale comes first, and the rest is a link away", async () => {
    const { html, text } = await read("/exchange");
    expect(text).toMatch(/On sale 2 Running 0 Past due 0 Closed 0 All 2/);
    for (const to of ["/exchange?status=closing&amp;status=running", "/exchange?status=all"])
      expect(html).toContain(`href="${to}"`);
    expect(html).toMatch(/<a aria-current="page"[^>]*href="\/exchange"/);
    const everything = await read("/exchange?view=table&status=all");
    expect(everything.text).not.toContain("We ignored a filter");
    const running = await read("/exchange?status=closing&status=running");
    expect(running.text).toContain("Nothing is here right now");
    const found = await read(`/exchange?q=%23${open}`);
    expect([found.text.includes(left), found.text.includes(smallLeft)]).toEqual([true, false]);
  });

  test("list and page: cached while no block is mined, rendered again after one", async () => {
    const tag = async (path: string) => (await read(path)).headers.get("etag");
    const before = await tag("/exchange");
    expect(before).not.toBeNull();
    expect(await tag("/exchange")).toBe(before);
    const id = await list({ symbol: "USDT" });
    await expect.poll(async () => (await read("/exchange")).text).toContain(`#${id}`);
    expect(await tag("/exchange")).not.toBe(before);
  });

  test("page: headline, terms, history and seller are readable without JavaScript", async () => {
    const { text, html } = await read(`/exchange/${open}`);
    expect(text).toMatch(/ is selling a 10,500 USDC receivable On sale until \w+ \d+, \d+\. /);
    expect(html).toMatch(
      /<meta name="description" content="[^"]+ is selling a 10,500\.00 USDC receivable, checked by Tenora, due on \w+ \d+, \d+\."/,
    );
    expect(text).toContain("Each unit costs 95.00 USDC and is due to repay 100.00 USDC");
    expect(text).toContain("If it's repaid on time, 950.00 USDC returns 1,000.00 USDC");
    expect(text).toMatch(/listed a receivable of 10,500\.00 USDC: 100 units at 95\.00 USDC/);
    expect(html).not.toContain('content="noindex"');
  });

  test("page: older history has an address of its own, which isn't indexed", async () => {
    const whole = await read(`/exchange/${open}`);
    expect(whole.text).not.toContain("Newest entries");
    const { status, text, html } = await read(`/exchange/${open}?before=1-0`);
    expect([status, text.includes("Nothing happened before that.")]).toEqual([200, true]);
    expect(text).toContain("Newest entries");
    expect(text).not.toContain("listed a receivable of");
    expect(html).toContain('content="noindex"');
  });

  test("page: a receivable by invitation has a page that isn't indexed, and is in no list", async () => {
    const { status, html } = await read(`/exchange/${invited}`);
    expect([status, html.includes('content="noindex"')]).toEqual([200, true]);
    expect((await read("/exchange")).text).not.toContain(`#${invited} `);
  });

  test.each(["0", "999999", "x", "1.5", "-1", "99999999999999999999"])(
    "page: /exchange/%s isn't there",
    async (id) => {
      expect((await read(`/exchange/${id}`)).status).toBe(404);
    },
  );

  test("picture of a note: none without a note", async () => {
    for (const id of [String((small << 24n) | 1n), "x", "0"])
      expect((await fetch(`${url}/api/notes/${id}/picture`)).status).toBe(404);
  });

  test("eligibility: a wallet that was never registered isn't eligible", async () => {
    const response = await fetch(`${url}/api/wallets/${persona("Ada").address}/eligibility`);
    expect(await response.json()).toEqual({ isEligible: false });
    expect((await fetch(`${url}/api/wallets/nothing/eligibility`)).status).toBe(400);
  });
});
