import { asOwner } from "@tenora/database/transaction/as-owner";
import { describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { withoutDemo } from "../support/marketplace-without-demo.ts";
import { readPage } from "../support/read-page.ts";

// Every public page as search engines and link previews read it, without scripts.

const { url } = marketplace;
/** It requires a second reviewer of every request. */

const pages = [
  ["/", "Tenora · World's First NFT Receivables Exchange", "FAQPage"],
  ["/about", "About & Contact · Tenora", "WebSite"],
  ["/business", "Business Portal · Tenora", "WebSite"],
  ["/business/onboarding", "Business Onboarding · Tenora", "WebSite"],
  ["/business/funding-request", "Funding requests · Tenora", "WebSite"],
  ["/business/rewards", "Define Rewards · Tenora", "WebSite"],
  ["/business/payments", "Manage Payments · Tenora", "WebSite"],
  ["/business/profile", "Business Profile · Tenora", "WebSite"],
  ["/business/emails", "Your emails · Tenora", "WebSite"],
  ["/investor/emails", "Your emails · Tenora", "WebSite"],
  ["/investor", "Investor Portal · Tenora", "WebSite"],
  ["/investor/onboarding", "Investor Registration · Tenora", "WebSite"],
  ["/investor/onboarding/success", "Your investor registration · Tenora", "WebSite"],
  ["/investor/portfolio", "Portfolio · Tenora", "WebSite"],
  ["/investor/saved", "Saved · Tenora", "WebSite"],
  ["/exchange", "Exchange · Tenora", "WebSite"],
  ["/insights", "Insights · Tenora", "Article"],
  ["/insights/what-a-chain-proves", "What a chain proves", "Article"],
  ["/terms", "Terms · Tenora", "WebSite"],
  ["/privacy", "Privacy · Tenora", "WebSite"],
  ["/risk", "Risk · Tenora", "WebSite"],
  ["/fees", "Fees · Tenora", "WebSite"],
  ["/status", "Status · Tenora", "WebSite"],
] as const;

/** Their content needs a wallet, or holds for a moment: not for search engines. */
const unlistedPages = new Set<string>([
  "/investor/onboarding/success",
  "/investor/portfolio",
  "/investor/saved",
  "/status",
]);

const read = async (path: string) => {
  const response = await fetch(url + path);
  return { status: response.status, html: await response.text(), headers: response.headers };
};

/** Those that don't answer with a page. */
async function unavailable(addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const response = await fetch(address);
    await response.arrayBuffer();
    if (response.status !== 200) found.push(address);
  }
  return found;
}

const decode = (text: string) =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, one = ""]) => decode(one));
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));

describe("public pages", () => {
  test.each(pages)(
    "%s has its title, description and structured data §2.25",
    async (path, title, kind) => {
      const { status, html } = await read(path);
      expect(status).toBe(200);
      expect(all(html, /<title>([^<]*)<\/title>/g)).toEqual([expect.stringContaining(title)]);
      expect(all(html, /<h1[^>]*>(.+?)<\/h1>/gs)).toHaveLength(1);
      const address = url + path;
      expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address]);
      expect(meta(html, "og:url")).toEqual([address]);
      for (const name of ["description", "og:title", "og:description", "og:type", "keywords"]) {
        expect([name, meta(html, name).length]).toEqual([name, 1]);
        expect(meta(html, name)[0]?.length).toBeGreaterThan(4);
      }
      expect(meta(html, "og:site_name")).toEqual(["Tenora"]);
      expect(meta(html, "twitter:card")).toEqual(["summary_large_image"]);
      expect(meta(html, "keywords")[0]).toContain("invoice factoring");
      const data = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
        (text) => JSON.parse(text) as Record<string, unknown>,
      );
      const kinds = JSON.stringify(data);
      for (const one of ["Organization", "WebSite", kind])
        expect(kinds).toContain(`"@type":"${one}"`);
    },
  );

  test.each(pages)("%s has a share image of this site §9.26", async (path) => {
    const { html } = await read(path);
    const [image = ""] = meta(html, "og:image");
    expect(image.startsWith(`${url}/`)).toBe(true);
    const response = await fetch(image);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
    expect(bytes.length).toBeLessThan(300_000);
  });

  test("an article has its own metadata, with its tags beside our keywords and us as its author §2.92 §9.24 §9.25", async () => {
    const path = "/insights/what-an-advance-really-costs";
    const { html } = await read(path);
    expect(meta(html, "description")[0]).toContain("A 2% fee sounds small");
    expect(meta(html, "og:type")).toEqual(["article"]);
    expect(meta(html, "og:image")).toEqual([`${url}/og${path}.jpg`]);
    expect(meta(html, "keywords")[0]).toMatch(/receivables.*pricing/);
    const data = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
    const entries = data.map((text) => JSON.parse(text) as { "@type": string });
    expect(entries.find((one) => one["@type"] === "Article")).toMatchObject({
      headline: "What an advance really costs",
      datePublished: "2026-11-12T09:00:00.000Z",
      author: { "@type": "Organization", name: "Tenora" },
      publisher: { "@type": "Organization", name: "Tenora" },
    });
  });

  test("the six questions of the home page are structured data", async () => {
    const { html } = await read("/");
    expect(html.match(/"@type":"Question"/g)).toHaveLength(6);
    expect(html.match(/<summary/g)).toHaveLength(6);
  });

  test("only public pages have share images", async () => {
    for (const path of [
      "/og/admin.jpg",
      "/og/nothing.jpg",
      "/og/insights/nothing.jpg",
      "/og/..%2fx.jpg",
    ]) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
    }
  });

  test("a missing page has no canonical URL and no share image, and is not indexed", async () => {
    const { status, html } = await read("/no/such/page");
    expect(status).toBe(404);
    expect(html).toContain("Oops! Page not found");
    expect(html).toContain("/no/such/page");
    expect(meta(html, "robots")).toEqual(["noindex"]);
    expect(html).not.toContain('rel="canonical"');
    expect(meta(html, "og:image")).toEqual([]);
  });
});

describe("feeds", () => {
  test("robots.txt names the sitemap and excludes the admin portal", async () => {
    const { html } = await read("/robots.txt");
    expect(html).toContain(`Sitemap: ${url}/sitemap.xml`);
    expect(html).toContain("Disallow: /admin");
  });

  test("the sitemap names every public page once, and only pages that exist", async () => {
    const { html, headers } = await read("/sitemap.xml");
    expect(headers.get("content-type")).toContain("application/xml");
    const listed = all(html, /<loc>([^<]*)<\/loc>/g);
    expect(new Set(listed).size).toBe(listed.length);
    for (const [path] of pages) {
      if (unlistedPages.has(path)) expect(listed).not.toContain(url + path);
      else expect(listed).toContain(url + path);
    }
    expect(listed).toContain(`${url}/b/ben-trading-pte-ltd`);
    const broken = await unavailable(listed);
    expect(broken.filter((address) => !address.startsWith(`${url}/b/`))).toEqual([]);
    // Businesses are read once a minute: one that another file has just suspended may still be named.
    const stillBroken = async () => {
      const named = new Set(all((await read("/sitemap.xml")).html, /<loc>([^<]*)<\/loc>/g));
      return unavailable(broken.filter((address) => named.has(address)));
    };
    await expect.poll(stillBroken, { timeout: 75_000, interval: 5_000 }).toEqual([]);
    expect(html.match(/<lastmod>\d{4}-\d\d-\d\dT/g)?.length).toBeGreaterThanOrEqual(6);
  });

  test.each([
    ["/insights/rss.xml", "application/rss+xml", "<item>"],
    ["/insights/atom.xml", "application/atom+xml", "<entry>"],
  ])("%s has the articles, newest first", async (path, type, item) => {
    const { html, headers, status } = await read(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain(type);
    expect(html.split(item).length - 1).toBeGreaterThanOrEqual(6);
    expect(html.indexOf("What an advance really costs")).toBeLessThan(
      html.indexOf("What a chain proves"),
    );
    expect(html).toContain(`${url}/insights/what-a-chain-proves`);
    const home = await read("/");
    expect(home.html).toContain(`href="${path}"`);
  });
});

test("/about: says who runs it and names every contract, without scripts", async () => {
  const { html } = await read("/about");
  expect(all(html, /<h2[^>]*>([^<]+)<\/h2>/g)).toEqual(
    expect.arrayContaining(["What you can hold us to", "Who runs it", "Our contracts"]),
  );
  const { contracts } = (await (await fetch(`${url}/config.json`)).json()) as {
    contracts: Record<string, string>;
  };
  expect(Object.values(contracts).length).toBeGreaterThan(5);
  for (const address of Object.values(contracts)) expect(html).toContain(address);
});

test("terms, privacy and risk: say from when they are, and name the operator that is configured, and a demonstration names none", async () => {
  const text = async (address: string) =>
    decode((await (await fetch(address)).text()).replaceAll("<!-- -->", ""));
  const named = /Tenora is run by Example Receivables Ltd \(Malta, C 12345\)\./;
  for (const path of ["/terms", "/privacy", "/risk"])
    expect(await text(url + path)).toContain("Last updated Nov 27, 2026");
  for (const path of ["/terms", "/privacy"]) {
    expect([path, named.test(await text(withoutDemo.url + path))]).toEqual([path, true]);
    const demonstrated = await text(url + path);
    expect(demonstrated).toContain("This is a local demo of Tenora.");
    expect(demonstrated).not.toContain("is run by");
  }
  const terms = await text(`${withoutDemo.url}/terms`);
  expect(terms).toContain("The law of Malta applies to these terms");
  expect(terms).toContain("answers it within 15 working days");
  expect(all(terms, /<h2[^>]*>([^<]+)<\/h2>/g)).toEqual(
    expect.arrayContaining(["Who we are", "Complaints", "Law"]),
  );
});

test("security.txt: is served as plain text under the public address", async () => {
  const { status, html, headers } = await read("/.well-known/security.txt");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(html).toContain(`Canonical: ${url}/.well-known/security.txt`);
});

test("about: says which rule of review this marketplace runs, and its database has the same", async () => {
  const about = async (at: string) => (await readPage(`${at}/about`)).text;
  const [always, from] = [await about(withoutDemo.url), await about(url)];
  expect(always).toContain(
    "Then a second reviewer, who recorded none of these checks, signs with our wallet.",
  );
  expect(always).not.toContain("check and sign alone");
  expect(from).toContain(
    "Then, from a face value of 25,000 in stablecoins, a second reviewer, who recorded none of these checks, signs with our wallet. Our system refuses anyone who did. Below that, one reviewer may check and sign alone.",
  );
  const storedIn = (ownerUrl: string) =>
    asOwner(
      ownerUrl,
      async (owner) =>
        (await owner.query("select second_reviewer_from as from from review_rules"))
          .rows as unknown,
    );
  expect(await storedIn(withoutDemo.ownerUrl)).toEqual([{ from: 0 }]);
  expect(await storedIn(marketplace.ownerUrl)).toEqual([{ from: 25_000 }]);
});
