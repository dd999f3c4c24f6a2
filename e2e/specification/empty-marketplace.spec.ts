import type { Page } from "@playwright/test";
import { Person } from "../../apps/web/test/support/people/person.ts";
import { ask } from "../support/admin/review.ts";
import { fillSignIn, portal } from "../support/admin/sign-in.ts";
import {
  type StartedMarketplace,
  startMarketplaceProcess,
} from "../support/marketplace/running-marketplace.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// A marketplace of its own: first empty, then with one article of every block type, then without a
// table.

test.describe.configure({ mode: "serial" });

let own: StartedMarketplace;
test.beforeAll(async () => {
  own = await startMarketplaceProcess({ webProcesses: 1, variables: { DEMO: "0" } });
});
test.afterAll(() => own.stop());

const at = (path: string) => own.running.url + path;
const sql = (text: string) => ask(own.running, text, []);

test("empty: what the desk and Insights say", async ({ page, watch }) => {
  watch(page);
  await signIn(page);
  await test.step("admin list: one sentence for each way of being empty §2.82", async () => {
    const words = page.getByRole("main");
    await expect(words).toContainText("No businesses have been registered yet.");
    for (const status of ["pending", "approved", "rejected"]) {
      await page.goto(at(`/admin?status=${status}`));
      await expect(words).toContainText(`No businesses found with status "${status}".`);
    }
    await page.goto(at("/admin?search=nobody"));
    await expect(words).toContainText('No businesses found matching "nobody".');
  });
  await test.step("empty lists are accessible and fit a width of 360 px", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, words] of [
      ["/admin", "No businesses have been registered yet."],
      // An unknown status is ignored.
      ["/admin?status=x", "No businesses have been registered yet."],
      ["/admin/investors", "No investors have registered yet."],
      ["/admin/articles", "No articles yet."],
      ["/admin/mails", "No emails yet."],
      ["/admin/mails?state=given_up", "No failed emails."],
      ["/admin/audit?action=business.approved", "No entries found."],
    ] as const) {
      await page.goto(at(path));
      await expect(page.getByRole("main")).toContainText(words);
      await test.step(path, () => expectAccessible(page));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(overflow, `${path} scrolls sideways`).toBe(false);
    }
    await page.goto(at("/admin?status=x"));
    const all = page.getByRole("link", { name: "All", exact: true });
    await expect(all).toHaveAttribute("aria-current", "true");
  });
  await test.step("Insights: says that there are no articles §2.88 §2.89", async () => {
    await page.goto(at("/insights"));
    await expect(page.getByText("No articles available yet.").first()).toBeAttached();
    await expect(page.getByText("Select an article to read")).toBeVisible();
  });
});

const body = [
  "One block,\nstill the same block.",
  "A second block with **bold**, *italic*, `code` and [a link](https://example.com/).",
  "# First level",
  "## Second level",
  "### Third level",
  "```\nfenced code\n```",
  "    indented code",
  "- a bullet\n- another",
  "1. a number\n2. another",
  "| Head | Other |\n| --- | --- |\n| one | two |",
  "| headless | table |\n| three | four |",
].join("\n\n");

async function openArticle(page: Page) {
  await sql(`insert into public.blog_posts_brand
    (title, slug, content, excerpt, cover_image_url, tags, published, created_at) values
    ('Every kind of block', 'every-kind-of-block', $body$${body}$body$, 'In short.',
     '/og.png', '{first,second}', true, '2024-01-05T10:00:00Z')
    on conflict (slug) do nothing`);
  const article = page.getByRole("article");
  // Cached pages show a new article within a second.
  await expect(async () => {
    await page.goto(at("/insights"));
    const heading = article.getByRole("heading", { name: "Every kind of block" });
    await expect(heading).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return article;
}

test("Insights: an article of every kind of block, alone in the list", async ({ page, watch }) => {
  watch(page);
  const article = await openArticle(page);
  const list = page.getByRole("region", { name: "Latest Articles (1)" });
  await test.step("renders blocks, headings and code §2.94 §2.95 §2.96 §2.99", async () => {
    await expect(article.getByText("One block, still the same block.")).toBeVisible();
    await expect(article.locator("p", { hasText: "A second block" })).toHaveCount(1);
    for (const title of ["First level", "Second level", "Third level"]) {
      await expect(article.getByRole("heading", { name: title })).toBeVisible();
    }
    await expect(article.locator("pre code")).toHaveText([/fenced code/, /indented code/]);
  });
  await test.step("renders lists, tables and inline marks §2.97 §2.98 §2.100", async () => {
    await expect(article.locator("ul li", { hasText: "a bullet" })).toBeVisible();
    await expect(article.locator("ol li", { hasText: "a number" })).toBeVisible();
    await expect(article.getByRole("columnheader").filter({ hasText: /./ })).toHaveText([
      "Head",
      "Other",
    ]);
    for (const cell of ["one", "two", "headless", "table", "three", "four"]) {
      await expect(article.getByRole("cell", { name: cell, exact: true })).toBeVisible();
    }
    const marks = article.locator("p", { hasText: "A second block" });
    await expect(marks.locator("strong")).toHaveText("bold");
    await expect(marks.locator("em")).toHaveText("italic");
    await expect(marks.locator("code")).toHaveText("code");
    await expect(marks.getByRole("link", { name: "a link" })).toHaveAttribute("target", "_blank");
  });
  await test.step("list and reader show the fields of an article §2.83 §2.90 §2.91 §3.13 §9.22", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tenora Insights");
    await expect(page.getByText("Plain writing on factoring")).toBeVisible();
    for (const words of ["Every kind of block", "Jan 5, 2024", "first", "second"]) {
      await expect(list).toContainText(words);
    }
    await expect(article.locator("img").first()).toBeVisible();
    await expect(article.getByText("January 5, 2024")).toBeVisible();
    for (const tag of ["first", "second"]) {
      await expect(article.getByText(tag, { exact: true })).toBeVisible();
    }
    await expect(article.getByText("In short.", { exact: true })).toHaveCSS("font-style", "italic");
  });
  await test.step("on a wide screen the list is sticky, 4 columns beside the reader's 8 §2.84", async () => {
    await expect(list).toHaveCSS("position", "sticky");
    await expect(list).toHaveCSS("grid-column-end", "span 4");
    const [left, right] = await Promise.all([list.boundingBox(), article.boundingBox()]);
    expect((right?.width ?? 0) / (left?.width ?? 1)).toBeGreaterThan(1.9);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);
  });
});

test("investor registration: a server error answers with its message §8.37", async () => {
  const cy = new Person(own.running);
  await cy.signInWithWallet();
  await sql("alter table public.investors rename to investors_missing");
  try {
    const answer = await cy.post("/api/investor/registrations", {
      investorName: "Cy Tan",
      country: "Singapore",
      registrationNumber: "S1234567D",
      walletAddress: cy.wallet,
      certificateInfo: { email: "cy@example.com" },
      agreeTerms: true,
    });
    const { message } = (await answer.json()) as { message: string };
    expect(message).toContain("Failed to submit investor information");
  } finally {
    await sql("alter table public.investors_missing rename to investors");
  }
});

async function signIn(page: Page): Promise<void> {
  await page.goto(at("/admin"));
  await fillSignIn(page, own.running.admin.email, own.running.admin.password);
  await expect(portal(page)).toBeVisible();
}
