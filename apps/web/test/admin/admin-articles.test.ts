import { asOwner } from "@tenora/database/transaction/as-owner";
import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startWeb, type WebProcess } from "../../../../e2e/support/marketplace/web-process.ts";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

// Op writes, and readers of two web processes read it.

const op = new Person(marketplace);
let second: WebProcess;
beforeAll(async () => {
  await op.signInAsAdmin();
  second = await startWeb(marketplace);
});
afterAll(() => second?.kill());

const article = (changes: object = {}) => ({
  seen: null,
  title: "Written at a test",
  slug: `written-${crypto.randomUUID()}`,
  content: "First *words*",
  excerpt: "",
  tags: [],
  coverImageUrl: null,
  ...changes,
});
const save = (id: string, body: object) => op.post(`/api/admin/articles/${id}`, body, "PUT");
const versionOf = async (id: string) =>
  asOwner(marketplace.ownerUrl, async (owner) => {
    const text = "select updated_at from blog_posts_brand where id = $1";
    return (await owner.query<{ updated_at: Date }>(text, [id])).rows[0]?.updated_at;
  });
const publication = async (id: string, method: "POST" | "DELETE", version?: string) =>
  op.post(
    `/api/admin/articles/${id}/publication`,
    { seen: version ?? (await versionOf(id)) },
    method,
  );
const serverUrls = () => [marketplace.url, second.marketplace.serverUrl ?? ""];
const upload = (bytes: Uint8Array) =>
  op.fetch("/api/admin/articles/covers", {
    method: "POST",
    headers: { "content-type": "image/png" },
    body: new Uint8Array(bytes),
  });

/** Until every process answers so at this address. */
async function waitForBothProcesses(
  path: string,
  holds: (status: number, html: string) => boolean,
) {
  for (const serverUrl of serverUrls()) {
    await vi.waitUntil(
      async () => {
        const response = await fetch(serverUrl + path);
        return holds(response.status, await response.text());
      },
      { timeout: 20_000, interval: 100 },
    );
  }
}

test("articles: both web processes show an article published, changed and unpublished", async () => {
  const id = crypto.randomUUID();
  const first = article();
  const path = `/insights/${first.slug}`;
  const { updatedAt } = (await (await save(id, first)).json()) as { updatedAt: string };
  for (const serverUrl of serverUrls()) expect((await fetch(serverUrl + path)).status).toBe(404);
  expect((await publication(id, "POST")).status).toBe(200);
  await waitForBothProcesses(
    path,
    (status, html) => status === 200 && html.includes("<em>words</em>"),
  );
  await waitForBothProcesses("/insights", (_status, html) => html.includes(path));
  const stale = await save(id, { ...first, seen: updatedAt });
  expect(stale.status).toBe(409);
  const seen = await versionOf(id);
  expect((await save(id, { ...first, seen, content: "Second words" })).status).toBe(200);
  await waitForBothProcesses(path, (_status, html) => html.includes("Second words"));
  expect((await publication(id, "DELETE")).status).toBe(200);
  expect((await publication(id, "DELETE")).status).toBe(409);
  await waitForBothProcesses(path, (status) => status === 404);
  await waitForBothProcesses("/insights", (_status, html) => !html.includes(path));
});

test("articles: only the version that the admin saw is published or unpublished", async () => {
  const id = crypto.randomUUID();
  const one = article();
  const versionIn = async (answer: Response) =>
    ((await answer.json()) as { updatedAt: string }).updatedAt;
  const looked = await versionIn(await save(id, one));
  const changed = await versionIn(await save(id, { ...one, seen: looked, content: "By another" }));
  const late = await publication(id, "POST", looked);
  expect([late.status, await late.json()]).toEqual([
    409,
    expect.objectContaining({ code: "ALREADY_CHANGED" }),
  ]);
  expect((await fetch(`${marketplace.url}/insights/${one.slug}`)).status).toBe(404);
  const published = await versionIn(await publication(id, "POST", changed));
  expect((await publication(id, "DELETE", changed)).status).toBe(409);
  expect((await publication(id, "DELETE", published)).status).toBe(200);
  for (const body of [{}, { seen: null }, { seen: "soon" }]) {
    const answer = await op.post(`/api/admin/articles/${id}/publication`, body);
    expect(answer.status).toBe(400);
  }
});

test("articles: a draft is deleted in the version seen; a published article never is", async () => {
  const id = crypto.randomUUID();
  const one = article();
  const remove = async (seen: unknown) => {
    const answer = await op.post(`/api/admin/articles/${id}`, { seen }, "DELETE");
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  const versionIn = async (answer: Response) =>
    ((await answer.json()) as { updatedAt: string }).updatedAt;
  const first = await versionIn(await save(id, one));
  const second = await versionIn(await save(id, { ...one, seen: first, content: "By another" }));
  expect(await remove(first)).toEqual([409, "ALREADY_CHANGED"]);
  expect(await remove(null)).toEqual([400, "INVALID_INPUT"]);
  for (const who of [new Person(marketplace), await walletOwner()]) {
    const refused = await who.post(`/api/admin/articles/${id}`, { seen: second }, "DELETE");
    expect(refused.status).toBe(401);
  }
  const published = await versionIn(await publication(id, "POST", second));
  expect(await remove(published)).toEqual([409, "ARTICLE_PUBLISHED"]);
  const withdrawn = await versionIn(await publication(id, "DELETE", published));
  expect(await remove(withdrawn)).toEqual([409, "ARTICLE_PUBLISHED"]);

  const never = crypto.randomUUID();
  const seen = await versionIn(await save(never, article()));
  const gone = await op.post(`/api/admin/articles/${never}`, { seen }, "DELETE");
  expect(gone.status).toBe(200);
  expect((await op.fetch(`/admin/articles/${never}`)).status).toBe(404);
  const again = await op.post(`/api/admin/articles/${never}`, { seen }, "DELETE");
  expect(again.status).toBe(404);
});

async function walletOwner(): Promise<Person> {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  return ada;
}

test("articles: a form that is sent twice creates one article", async () => {
  const id = crypto.randomUUID();
  const one = article();
  const answers = await Promise.all([save(id, one), save(id, one)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("articles: accepts a megabyte and rejects more", async () => {
  const whole = await save(crypto.randomUUID(), article({ content: "x\n".repeat(524_288) }));
  expect(whole.status).toBe(200);
  const more = await save(crypto.randomUUID(), article({ content: "x".repeat(1_048_577) }));
  expect(more.status).toBe(400);
});

test("articles: the preview is rendered and sanitized as for readers", async () => {
  const answer = await op.post("/api/admin/articles/preview", {
    content: "# Head\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) | **b**",
  });
  const { html } = (await answer.json()) as { html: string };
  expect(html).toContain("<strong>b</strong>");
  expect(html).not.toMatch(/<script|javascript:/);
});

describe("article cover", () => {
  test("is visible to its writer, to everybody while the article is published, then to nobody", async () => {
    const answer = await upload(samplePng(600, 315));
    expect(answer.status).toBe(201);
    const { coverImageUrl } = (await answer.json()) as { coverImageUrl: string };
    const statuses = async () =>
      Promise.all(
        serverUrls().map(async (serverUrl) => (await fetch(serverUrl + coverImageUrl)).status),
      );
    expect(await statuses()).toEqual([404, 404]);
    const id = crypto.randomUUID();
    await save(id, article({ coverImageUrl }));
    expect(await statuses()).toEqual([404, 404]);
    const link = await op.fetch(`/api/admin/articles/covers?cover=${coverImageUrl}`);
    expect(link.status).toBe(302);
    const seen = await op.fetch(link.headers.get("location") ?? "");
    expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(seen.headers.get("cache-control")).toBe("private, no-store");
    await publication(id, "POST");
    expect(await statuses()).toEqual([200, 200]);
    await publication(id, "DELETE");
    expect(await statuses()).toEqual([404, 404]);
  });

  test.each([
    ["is no picture", Buffer.from("<svg onload=alert(1)></svg>"), 415],
    ["is too small", samplePng(20, 20), 413],
    ["is too large", Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ])("that %s is rejected", async (_how, bytes, status) => {
    expect((await upload(bytes)).status).toBe(status);
  });

  test.each([
    "/documents/business-documents/0b1c2d3e-0000-4000-8000-000000000001.pdf",
    "/insights/covers/../../secrets.json",
    "https://evil.example/x.png",
  ])("%s is not served through the writer's link", async (cover) => {
    const query = new URLSearchParams({ cover });
    expect((await op.fetch(`/api/admin/articles/covers?${query}`)).status).toBe(400);
  });
});
