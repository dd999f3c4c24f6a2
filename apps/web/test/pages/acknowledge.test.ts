import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFundingRequestContext } from "../support/funding-request.ts";
import { createReviewContext } from "../support/funding-request-review.ts";
import { marketplace } from "../support/marketplace.ts";
import { createAskedCustomers } from "../support/people/asked-customer.ts";
import { Person } from "../support/people/person.ts";

const owner = new pg.Pool({ connectionString: marketplace.ownerUrl, max: 2 });
const requests = createFundingRequestContext(marketplace, owner);
const op = new Person(marketplace);
const ask = async <Row>(text: string, values: unknown[] = []) =>
  (await owner.query(text, values)).rows as Row[];
const review = createReviewContext(marketplace, ask, op);
const { stored, check, signed } = review;
beforeAll(() => op.signInAsAdmin());
afterAll(() => owner.end());

const api = (id: string) => `/api/admin/funding-requests/${id}`;
const { send, mailedPath, asked } = createAskedCustomers(marketplace, { requests, review, op });

const stateOf = async (id: string) =>
  ask<{ answer: string | null; reason: string | null }>(
    "select answer, reason from acknowledgements where request_id = $1 order by asked_at",
    [id],
  );

/** As a browser sends the page's form: without a session, and with the origin of a page without referrer. */
function press(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return new Person(marketplace).fetch(path, {
    method: "POST",
    headers: { origin: "null", "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });
}
const view = (path: string, init: RequestInit = {}) => new Person(marketplace).fetch(path, init);

describe("a customer's link", () => {
  test("shows the invoice to whoever has it, and opening it in any way changes nothing", async () => {
    const { id, path } = await asked();
    const answer = await view(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/>24,900\.00 USD</);
    expect(html).toContain("24,900.00 USDC");
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).toMatch(/<meta name="referrer" content="no-referrer"/);
    for (const init of [
      { method: "HEAD" },
      { headers: { "sec-purpose": "prefetch", purpose: "prefetch" } },
      { method: "OPTIONS" },
    ])
      await (await view(path, init)).body?.cancel();
    for (const query of ["?answer=confirmed", "?problem=reason"])
      await (await view(path + query)).text();
    await (await view(`${path}.data`)).text();
    const pdf = await view(`${path}/notice`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
    expect(await stateOf(id)).toEqual([{ answer: null, reason: null }]);
  });

  test("is confirmed once, however often it is sent; then the reviewer can attest", async () => {
    const { ben, id, path } = await asked();
    const answers = await Promise.all([1, 2, 3].map(() => press(path, { answer: "confirmed" })));
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(path);
    }
    await press(path, { answer: "disputed", reason: "Changed my mind" });
    expect(await stateOf(id)).toEqual([{ answer: "confirmed", reason: null }]);
    expect(await (await view(path)).text()).toContain("You’ve confirmed that you owe it");
    const own = await (await ben.fetch(`/api/business/funding-requests/${id}`)).text();
    expect(own).toContain("customer-confirmed");
    // The seller sees neither the link nor what it is known by.
    expect(own).not.toContain(path.split("/")[2]);
    await check(id, "duplicates");
    expect((await op.post(`${api(id)}/attestation`, await signed(id))).status).toBe(200);
  });

  test("shows what the same mailbox confirmed to this seller before, and nothing of another's", async () => {
    const { ben, path, customerEmail } = await asked({ invoiceNumber: "INV-7" });
    await press(path, { answer: "confirmed" });
    const again = async (email: string, invoiceNumber: string) => {
      const id = await requests.submitted(ben, { customerEmail: email, invoiceNumber });
      await check(id, "contact");
      await send(id);
      return (await view(await mailedPath(email, path))).text();
    };
    const own = await again(customerEmail, "INV-0007 (copy)");
    expect(own).toContain("before</h");
    expect(own).toContain("You may have confirmed this one already.");
    expect(own).toContain("INV-7");
    const another = `cfo-${crypto.randomUUID()}@straits-foods.com`;
    expect(await again(another, "INV-7 v2")).not.toContain("before</h");
  });

  test("disputed with a reason, blocks the attestation until it is settled in words", async () => {
    const { ben, id, path } = await asked();
    const empty = await press(path, { answer: "disputed", reason: " \u3164" });
    expect(empty.headers.get("location")).toBe(`${path}?problem=reason`);
    const odd = await press(path, { answer: "disputed", kind: "weather", reason: "It rained" });
    expect(odd.headers.get("location")).toBe(`${path}?problem=kind`);
    expect(await (await view(`${path}?problem=kind`)).text()).toContain(
      "Please choose what it&#x27;s about before you send it.",
    );
    const reason = "We never <b>got</b> the goods.";
    await press(path, { answer: "disputed", kind: "delivery", reason });
    expect(await stateOf(id)).toEqual([{ answer: "disputed", reason }]);
    await check(id, "debt", "duplicates");
    const refused = await op.post(`${api(id)}/attestation`, await signed(id));
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      409,
      "DISPUTE_OPEN",
    ]);
    const own = await (await ben.fetch(`/api/business/funding-requests/${id}`)).text();
    expect(own).not.toContain("never");
    const review = await (await op.fetch(`/admin/funding-requests/${id}`)).text();
    expect(review).toContain("We never &lt;b&gt;got&lt;/b&gt; the goods.");
    expect(review).toContain("We didn&#x27;t get what it&#x27;s for, or it wasn&#x27;t right");
    expect((await send(id, { resolution: "They found the delivery note." })).status).toBe(200);
    expect((await op.post(`${api(id)}/attestation`, await signed(id))).status).toBe(200);
  });

  test("that was replaced, has expired or belongs to a decided request says so, and tells nothing else", async () => {
    const { id, customerEmail, path } = await asked();
    expect((await send(id)).status).toBe(200);
    const newer = await mailedPath(customerEmail, path);
    const expectOver = async (its: string, title: string) => {
      const answer = await view(its);
      const html = await answer.text();
      expect([answer.status, html.includes(title)]).toEqual([410, true]);
      expect(html).not.toContain("24,900.00");
      expect((await view(`${its}/notice`)).status).toBe(410);
      await press(its, { answer: "confirmed" });
    };
    await expectOver(path, "There&#x27;s a newer link");
    await ask("update acknowledgements set expires_at = now() where request_id = $1", [id]);
    await expectOver(newer, "This link has expired");
    await ask(
      "update acknowledgements set expires_at = now() + interval '1 day' where request_id = $1",
      [id],
    );
    const { version } = await stored(id);
    await op.post(`${api(id)}/review`, { decision: "rejected", version, reason: "x" });
    await expectOver(newer, "nothing to answer any more");
    expect((await stateOf(id)).map(({ answer }) => answer)).toEqual([null, null]);
  });

  test.each([
    ["a token that no mail has", "x".repeat(43)],
    ["a short one", "x"],
    ["one that is no token", "%3Cscript%3E"],
  ])("with %s is not there, and takes no answer", async (_what, token) => {
    const page = await view(`/acknowledge/${token}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("This link doesn't work".replace("'", "&#x27;"));
    expect((await press(`/acknowledge/${token}`, { answer: "confirmed" })).status).toBe(404);
    expect((await view(`/acknowledge/${token}/notice`)).status).toBe(410);
  });

  test.each([
    ["from another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["from another site without an origin", { "sec-fetch-site": "cross-site" }],
    ["from a neighbour of our site", { "sec-fetch-site": "same-site" }],
  ])("takes no answer %s", async (_where, headers) => {
    const { id, path } = await asked();
    expect((await press(path, { answer: "confirmed" }, headers)).status).toBe(403);
    expect(await stateOf(id)).toEqual([{ answer: null, reason: null }]);
  });

  test("is sent by admins alone", async () => {
    const { ben, id } = await asked();
    const { version } = await stored(id);
    for (const person of [ben, new Person(marketplace)])
      expect((await person.post(`${api(id)}/acknowledgement`, { version })).status).toBe(401);
    expect(await stateOf(id)).toHaveLength(1);
  });
});
