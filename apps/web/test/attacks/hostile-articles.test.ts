import { asOwner } from "@tenora/database/transaction/as-owner";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { readXml } from "../support/read-xml.ts";

const op = new Person(marketplace);

/** What is sent or stored, and what is read of it. */
const hostile: readonly (readonly [written: string, read: string])[] = [
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["a < b & c > d ]]> <![CDATA[ <!-- -->", "a < b & c > d ]]> <![CDATA[ <!-- -->"],
  [`"/><x y='`, `"/><x y='`],
  ["&amp; &lt; &#0; &#x1F; &evil; %evil;", "&amp; &lt; &#0; &#x1F; &evil; %evil;"],
  ["bell\u0007 back\u0008 escape\u001B[2J unit\u001F", "bell back escape[2J unit"],
  ["delete\u007F next\u0085 csi\u009B31m", "delete next csi31m"],
  ["none\uFFFE\uFFFFsuch \u{1F1F8}\u{1F1EC}", "nonesuch \u{1F1F8}\u{1F1EC}"],
];
const tags = hostile.map(([written]) => written);
const textOf = (at: number) => hostile[at]?.[1] ?? "";

/** As an import or an older version may have stored them, past the checks of the admin's pages. */
const imported = hostile.map(([written], at) => ({
  slug: `hostile-${crypto.randomUUID()}`,
  title: `Title ${written}`,
  excerpt: `Excerpt ${written}`,
  read: textOf(at),
}));
const sent = `hostile-${crypto.randomUUID()}`;

const text = async (path: string) => (await fetch(marketplace.url + path)).text();

beforeAll(async () => {
  await asOwner(marketplace.ownerUrl, async (owner) => {
    for (const { slug, title, excerpt } of imported) {
      await owner.query(
        `insert into blog_posts_brand (slug, title, excerpt, content, tags, published)
         values ($1, $2, $3, 'Words', $4, true)`,
        [slug, title, excerpt, tags],
      );
    }
  });
  for (const { slug } of imported) {
    await vi.waitUntil(async () => (await text("/insights/rss.xml")).includes(slug), {
      timeout: 20_000,
      interval: 100,
    });
  }
});
afterAll(async () => {
  const slugs = [...imported.map(({ slug }) => slug), sent];
  await asOwner(marketplace.ownerUrl, (owner) =>
    owner.query("delete from blog_posts_brand where slug = any($1)", [slugs]),
  );
});

describe("hostile articles: what programs read of the site", () => {
  test.each(["/insights/rss.xml", "/insights/atom.xml"])(
    "%s is well-formed to two parsers and holds every text as plain text",
    async (path) => {
      const escaped = (words: string) =>
        words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      const texts = readXml(await text(path));
      for (const { slug, read } of imported) {
        const words = `Excerpt ${read}`;
        expect(texts).toContain(`Title ${read}`);
        // Readers take the description of RSS for HTML; the summary of Atom says that it is text.
        expect(texts).toContain(path.includes("rss") ? escaped(words) : words);
        expect(texts).toContain(`${marketplace.url}/insights/${slug}`);
        expect(texts.filter((one) => one === read).length).toBeGreaterThanOrEqual(imported.length);
      }
    },
  );

  test("/sitemap.xml is well-formed to two parsers and names every article once", async () => {
    const texts = readXml(await text("/sitemap.xml"));
    for (const { slug } of imported) {
      const address = `${marketplace.url}/insights/${slug}`;
      expect(texts.filter((one) => one === address)).toEqual([address]);
    }
  });

  test("each page has its text as text, also in its structured data, and a share image", async () => {
    for (const { slug, title } of imported) {
      const html = await text(`/insights/${slug}`);
      expect(html).not.toContain("<script>alert(1)");
      const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
      const data = [...scripts].flatMap(([, json = ""]) => JSON.parse(json));
      expect(data).toContainEqual(expect.objectContaining({ headline: title }));
      const picture = await fetch(`${marketplace.url}/og/insights/${slug}.jpg`);
      expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    }
  });
});

describe("hostile articles: what an admin sends", () => {
  const article = {
    seen: null,
    title: "Ti\u0001tle\u001B[2J \r\n two\uFFFE \u202Eend",
    slug: sent,
    content: "Words",
    excerpt: "Ex\u0008cerpt",
    tags: ["ri\u0001sk", "\u009Bfees\n"],
    coverImageUrl: null,
  };
  const plain = { ...article, title: "Plain", slug: `${sent}-x`, excerpt: "", tags: [] };
  const save = (body: object) => op.post(`/api/admin/articles/${crypto.randomUUID()}`, body, "PUT");

  test("is stored without control characters", async () => {
    expect((await op.signInAsAdmin()).status).toBe(200);
    expect((await save(article)).status).toBe(200);
    const [row] = await asOwner(marketplace.ownerUrl, async (owner) => {
      const found = "select title, excerpt, tags from blog_posts_brand where slug = $1";
      return (await owner.query(found, [sent])).rows;
    });
    expect(row).toEqual({
      title: "Title[2J two end",
      excerpt: "Excerpt",
      tags: ["risk", "fees"],
    });
  });

  test.each([0, true, "2026", "soon", "1", "2026-05-17", "+275760-09-14T00:00:00.000Z", {}])(
    "is rejected when the version seen is %j",
    async (seen) => {
      expect((await op.signInAsAdmin()).status).toBe(200);
      expect((await save({ ...plain, seen })).status).toBe(400);
    },
  );

  test("is rejected with NUL in its text", async () => {
    expect((await op.signInAsAdmin()).status).toBe(200);
    expect((await save({ ...plain, content: "a\u0000b" })).status).toBe(400);
  });
});
