import { asOwner } from "@tenora/database/transaction/as-owner";
import { describe, expect, test, vi } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { withoutDemo } from "../support/marketplace-without-demo.ts";

const read = async (path: string, site = marketplace.url) => {
  const response = await fetch(site + path);
  return {
    status: response.status,
    etag: response.headers.get("etag"),
    html: await response.text(),
  };
};

describe("Insights", () => {
  test("has no articles outside of a demo, and says so", async () => {
    const { status, html } = await read("/insights", withoutDemo.url);
    expect(status).toBe(200);
    expect(html).toContain("No articles available yet.");
    expect(html).toContain("Select an article to read");
  });

  test("shows a published article, its change, and not an unpublished one", async () => {
    const path = "/insights/written-by-a-test";
    const evil = "</script><script>alert(1)</script>";
    const write = (sql: string, ...values: unknown[]) =>
      asOwner(withoutDemo.ownerUrl, (owner) => owner.query(sql, values));
    expect((await read(path, withoutDemo.url)).status).toBe(404);
    await write(
      `insert into blog_posts_brand (title, slug, content, excerpt, tags, published)
       values ($1, 'written-by-a-test', $2, $1, '{first}', true)`,
      `Title ${evil}`,
      `Body one ${evil}`,
    );
    const first = await vi.waitUntil(
      async () => {
        const page = await read(path, withoutDemo.url);
        return page.status === 200 && page.html.includes("Latest Articles (<!-- -->1") && page;
      },
      { timeout: 45_000 },
    );
    expect(first.html).toContain("Body one");
    expect(first.html).not.toContain(evil);
    expect((await read(path, withoutDemo.url)).etag).toBe(first.etag);
    await write(`update blog_posts_brand set content = 'Body two', updated_at = now()`);
    await vi.waitUntil(async () => (await read(path, withoutDemo.url)).html.includes("Body two"), {
      timeout: 45_000,
    });
    await write(`delete from blog_posts_brand`);
    await vi.waitUntil(async () => (await read(path, withoutDemo.url)).status === 404, {
      timeout: 45_000,
    });
  });

  test("sends none of the Markdown library to the browser", async () => {
    const { html } = await read("/insights/what-an-advance-really-costs");
    const scripts = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, path]) => path,
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of new Set(scripts)) {
      expect(await (await fetch(marketplace.url + path)).text()).not.toMatch(
        /micromark|mdast|hast-util/,
      );
    }
  });
});
