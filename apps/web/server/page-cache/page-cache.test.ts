import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { PageCache } from "./page-cache.ts";

const site = "https://tenora.example";

/** A cache over pages that count how often they were rendered. */
function cacheOver(status = 200) {
  const state = { version: "1" as string | null, block: "7", minute: "", rendered: 0, year: 2026 };
  const cache = new PageCache(
    site,
    async (url) => {
      state.rendered += 1;
      return new Response(`${url} ${state.rendered}`, { status });
    },
    {
      articles: async () => state.version,
      market: async () => state.block,
      home: async () => state.minute,
    },
    () => new Date(Date.UTC(state.year, 11, 31)),
  );
  const get = async (url: string) =>
    (await cache.answer(new Request(site + url), url.replace(/\?.*/, "")))?.text();
  return { state, cache, get };
}

describe("page cache: pages of articles", () => {
  test("are rendered once for each version of the articles", async () => {
    const { state, get } = cacheOver();
    expect(await get("/insights/a")).toBe(`${site}/insights/a 1`);
    expect(await get("/insights/a")).toBe(`${site}/insights/a 1`);
    state.version = "2";
    expect(await get("/insights/a")).toBe(`${site}/insights/a 2`);
    expect(await get("/insights")).toBe(`${site}/insights 3`);
  });

  test("are rendered once for concurrent requests", async () => {
    const { state, get } = cacheOver();
    await Promise.all(Array.from({ length: 20 }, () => get("/insights/a")));
    expect(state.rendered).toBe(1);
  });

  test("are sent as cached while the database is unavailable; others are not rendered", async () => {
    const { state, get } = cacheOver();
    await get("/insights/a");
    state.version = null;
    expect(await get("/insights/a")).toBe(`${site}/insights/a 1`);
    expect(await get("/insights/b")).toBeUndefined();
    expect(state.rendered).toBe(1);
  });

  test.each(["/insights/A", "/insights/%61", "/insights/a/b", "/insights/a-"])(
    "at the other spelling or part %s are not cached",
    async (path) => {
      const { cache } = cacheOver();
      const answer = await cache.answer(new Request(site + path), path);
      expect(answer).toBeNull();
    },
  );

  test("that were not found are rendered again for each request", async () => {
    const { state, cache } = cacheOver(404);
    for (const rendered of [1, 2]) {
      const answer = await cache.answer(new Request(`${site}/insights/a`), "/insights/a");
      expect(answer?.status).toBe(404);
      expect(answer?.headers.get("cache-control")).toBe("private, no-store");
      expect(await answer?.text()).toBe(`${site}/insights/a ${rendered}`);
    }
    expect(state.rendered).toBe(2);
    expect(await cache.page("/insights/a")).toBeNull();
  });

  test("that failed are not cached", async () => {
    const { get } = cacheOver(503);
    expect(await get("/insights/a")).toBeUndefined();
  });

  test.each(["/", "/investor"])(
    "page cache: %s is rendered again with each minute of its figures",
    async (path) => {
      const { state, get } = cacheOver();
      expect(await get(path)).toBe(`${site}${path} 1`);
      state.minute = "12";
      expect([await get(path), await get(path)]).toEqual([`${site}${path} 2`, `${site}${path} 2`]);
      expect(await get("/about")).toBe(`${site}/about 3`);
    },
  );

  test.each(["/", "/investor"])(
    "page cache: %s is sent as it was while it is rendered again",
    async (path) => {
      const { state, cache, get } = cacheOver();
      await get(path);
      state.minute = "2";
      const cached = await cache.findCached(new Request(site + path), path);
      expect(await cached?.text()).toBe(`${site}${path} 1`);
      expect(await get(path)).toBe(`${site}${path} 2`);
      expect(state.rendered).toBe(2);
    },
  );

  test("page cache: every page is rendered again in a new year, which is in its footer", async () => {
    const { state, get } = cacheOver();
    expect(await get("/about")).toBe(`${site}/about 1`);
    state.year = 2027;
    expect(await get("/about")).toBe(`${site}/about 2`);
    expect(await get("/about")).toBe(`${site}/about 2`);
  });

  test("page cache: marketing pages are rendered once a year", async () => {
    const { state, get } = cacheOver();
    await get("/about");
    state.version = "2";
    await get("/about");
    expect(state.rendered).toBe(1);
  });
});

describe("page cache: pages of the exchange", () => {
  test.each([
    "/exchange",
    "/exchange?status=open&sort=return",
    "/exchange/7",
    "/b/ben-trading",
    "/fees",
  ])("%s is rendered once per block", async (url) => {
    const { state, get } = cacheOver();
    expect(await get(url)).toBe(`${site}${url} 1`);
    expect(await get(url)).toBe(`${site}${url} 1`);
    state.block = "8";
    expect(await get(url)).toBe(`${site}${url} 2`);
  });

  test.each([
    "/exchange?sort=newest",
    "/exchange?status=settled&status=open",
    "/exchange?status=open,settled",
    "/exchange?status=nothing",
    "/exchange?x=1",
    "/exchange/07",
    "/exchange/7?before=120-3",
    "/exchange/7/proof",
    "/b/Ben",
    "/b/ben/more",
    "/status",
  ])("at the other spelling or part %s are not cached", async (url) => {
    const { state, get } = cacheOver();
    expect(await get(url)).toBeUndefined();
    expect(state.rendered).toBe(0);
  });

  test("200 of them are cached, and the one rendered first goes", async () => {
    const { state, cache, get } = cacheOver();
    for (let id = 1; id <= 201; id += 1) await get(`/exchange/${id}`);
    const cached = (id: number) =>
      cache.findCached(new Request(`${site}/exchange/${id}`), `/exchange/${id}`);
    expect(await cached(1)).toBeNull();
    expect(await cached(2)).not.toBeNull();
    await get("/about");
    expect(state.rendered).toBe(202);
  });
});

test("page cache: a CDN may show a page for two minutes, a browser revalidates each time", async () => {
  const { cache } = cacheOver();
  const answer = await cache.answer(new Request(`${site}/insights/a`), "/insights/a");
  const times = (header: string) =>
    Object.fromEntries(
      (answer?.headers.get(header) ?? "").split(", ").map((one) => one.split("=") as [string]),
    ) as Record<string, string | undefined>;
  const forAll = times("cache-control");
  expect(Object.keys(forAll)).toEqual(expect.arrayContaining(["public", "must-revalidate"]));
  expect(forAll["max-age"]).toBe("0");
  const forCdn = times("cdn-cache-control");
  for (const [fresh, stale] of [
    [forAll["s-maxage"], forAll["stale-while-revalidate"]],
    [forCdn["max-age"], forCdn["stale-while-revalidate"]],
  ]) {
    expect(Number(fresh)).toBeGreaterThan(0);
    expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(120);
  }
});

describe("page cache: a cached page", () => {
  test.each(["/about", "/insights/a"])("of %s is sent without rendering", async (path) => {
    const { state, cache, get } = cacheOver();
    const kept = () => cache.findCached(new Request(site + path), path);
    expect(await kept()).toBeNull();
    expect(state.rendered).toBe(0);
    await get(path);
    expect(await (await kept())?.text()).toBe(`${site}${path} 1`);
    state.year = 2027;
    expect(await kept()).toBeNull();
    expect(state.rendered).toBe(1);
  });

  test("is sent while the database is unavailable, and a page that was not found is not", async () => {
    const { state, cache, get } = cacheOver();
    await get("/insights/a");
    state.version = null;
    expect(await cache.findCached(new Request(site), "/insights/a")).not.toBeNull();
    const other = cacheOver(404);
    await other.get("/insights/a");
    expect(await other.cache.findCached(new Request(site), "/insights/a")).toBeNull();
  });
});

test("page cache: the content policy allows our own scripts, and none that came with content", async () => {
  const sha256 = (code: string) => createHash("sha256").update(code).digest("base64");
  const cache = new PageCache(
    site,
    async (_url, nonce) =>
      new Response(
        `<script nonce="${nonce}">ours()</script><script>theirs()</script><script nonce="guessed">theirs(2)</script><p>nonce</p>`,
      ),
    { articles: async () => "1", market: async () => "1", home: async () => "" },
    () => new Date(0),
  );
  for (const path of ["/", "/insights/a"]) {
    const answer = await cache.answer(new Request(site + path), path);
    const policy = answer?.headers.get("content-security-policy") ?? "";
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${sha256("ours()")}'`]);
    expect(await answer?.text()).toContain("<script>ours()</script>");
  }
});
