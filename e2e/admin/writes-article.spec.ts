import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { openPortal } from "../support/admin/portal.ts";
import { emptyPageCursor } from "../support/empty-page-cursor.ts";
import {
  type RunningMarketplace,
  startMarketplaceProcess,
} from "../support/marketplace/running-marketplace.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { pageData } from "../support/network/network-faults.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInEveryVariant,
  type StackOption,
  test,
} from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Op writes for Insights; a visitor reads it, until she takes it back.

let stop: (() => Promise<void>) | undefined;
test.afterEach(async () => {
  await stop?.();
  stop = undefined;
});

test("Op writes, loses nothing, previews, publishes and withdraws", async ({
  browser,
  stack,
  marketplace: common,
  watch,
}) => {
  const marketplace = await whereNobodyCountsArticles(stack, common);
  const stamp = uniqueWord();
  const title = `Dilution, explained ${stamp}`;
  const path = `/insights/dilution-explained-${stamp}`;
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 1280, height: 800 },
  });
  const op = await context.newPage();
  // The failure that is played below.
  watch(op, /503 \(Service Unavailable\)/);
  const text = op.getByLabel("Text", { exact: true });
  const words = "A **credit note** after the sale.\n\n- one\n- two\n\n<script>alert(1)</script>";

  await test.step("the address follows the title; what is missing is said", async () => {
    await openPortal(op, marketplace);
    await op.getByRole("link", { name: "Articles", exact: true }).click();
    await op.getByRole("link", { name: "Write an article" }).click();
    await expect(op.getByText("Nothing is written yet.")).toBeVisible();
    await op.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(op.getByText("Please give the article a title")).toBeVisible();
    await expect(op.getByText("Please write something")).toBeVisible();
    await expect(op.getByLabel("Title")).toBeFocused();
    await expectAccessible(op);
    await op.getByLabel("Title").fill(title);
    await expect(op.getByLabel("Address")).toHaveValue(path.slice("/insights/".length));
    await text.fill(words);
    await op.getByLabel("Excerpt").fill("What a buyer loses when a seller gives a discount.");
    await op.getByLabel("Tags").fill("Risk, Factoring");
  });

  await test.step("a reload and a failed save lose nothing that was typed", async () => {
    await op.reload();
    await expect(op.getByText("This is what you had typed in this browser before.")).toBeVisible();
    await expect(text).toHaveValue(words);
    await expect(op.getByLabel("Title")).toHaveValue(title);
    await op.route("**/api/admin/articles/*", (route) =>
      route.fulfill({ status: 503, json: { code: "X", message: "We cannot reach our records." } }),
    );
    await op.getByRole("button", { name: "Save draft" }).click();
    await expect(op.getByText("We cannot reach our records.")).toBeVisible();
    await expect(text).toHaveValue(words);
    await op.unroute("**/api/admin/articles/*");
  });

  await test.step("a cover is taken, another file is refused in words", async () => {
    const cover = op.locator("input[type=file]");
    await cover.setInputFiles({
      name: "cover.png",
      mimeType: "image/png",
      buffer: samplePng(600, 315),
    });
    const shown = op.getByRole("img", { name: "The cover as chosen" });
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(600);
  });

  await test.step("the preview is what readers get", async () => {
    await op.getByRole("button", { name: "Preview", exact: true }).click();
    const preview = op.getByRole("article", { name: "Preview" });
    await expect(preview.locator("strong")).toHaveText("credit note");
    await expect(preview.getByRole("heading", { name: title })).toBeVisible();
    // Markup is shown as the text it is.
    await expect(preview.getByText("<script>alert(1)</script>")).toBeVisible();
    await expect(preview.locator("script")).toHaveCount(0);
    await expectAccessible(op);
  });

  await test.step("she publishes, and a visitor reads it with its cover", async () => {
    await op.getByRole("button", { name: "Publish", exact: true }).click();
    await expectToast(op, "Article published", "Readers see it within seconds.");
    await expect(op).toHaveURL(/\/admin\/articles\/[\w-]{36}$/);
    await expect(op.getByText("Saved. Readers see this version.")).toBeVisible();
    await op.getByRole("button", { name: "Write", exact: true }).click();
    await expect(op.getByLabel("Address")).toHaveAttribute("readonly");
  });

  const visitorContext = await browser.newContext({ baseURL: marketplace.url });
  const visitor = await visitorContext.newPage();
  await expect(async () => {
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { name: title })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(visitor.locator("article strong")).toHaveText("credit note");
  const image = visitor.locator("article img");
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600);
  await expectAccessible(visitor);

  await test.step("she withdraws it, and it is gone", async () => {
    await op.getByRole("button", { name: "Unpublish" }).click();
    await expectToast(op, "Article withdrawn", "It is a draft again; readers no longer find it.");
    // The page goes on from the version that its own act made.
    await op.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(op.getByText("Saved. Readers see this version.")).toBeVisible();
    await op.getByRole("button", { name: "Unpublish" }).click();
    await expect(op.getByText("Saved. Nobody sees it yet.")).toBeVisible();
    await expect(async () => {
      const gone = await visitor.goto(path);
      expect(gone?.status()).toBe(404);
    }).toPass();
    await op.getByRole("link", { name: "Back to the articles" }).click();
    await op.getByRole("link", { name: "Drafts" }).click();
    await expect(op.getByRole("link", { name: `Edit ${title}` })).toBeVisible();
    await expectAccessible(op);
  });

  await test.step("back from an article the list is as she left it", async () => {
    const edit = op.getByRole("link", { name: `Edit ${title}` });
    const left = new RegExp(`/admin/articles\\?state=draft&search=${stamp}$`);
    await op.getByRole("searchbox").fill(stamp);
    await expect(op).toHaveURL(left);
    await edit.click();
    await expect(op.getByLabel("Title")).toHaveValue(title);
    await op.getByRole("link", { name: "Back to the articles" }).click();
    await expect(op).toHaveURL(left);
    await expect(op.getByRole("searchbox")).toHaveValue(stamp);
    await expect(op.getByRole("link", { name: /^Edit / })).toHaveCount(1);
    await op.getByRole("link", { name: "Write an article" }).click();
    await op.getByRole("link", { name: "Back to the articles" }).click();
    await expect(op).toHaveURL(left);
    await op.goto(`/admin/articles?state=draft&after=${emptyPageCursor}`);
    await expect(op.getByText("Nothing older.")).toBeVisible();
    await op.getByRole("link", { name: "Newest" }).click();
    await expect(edit).toBeVisible();
  });
  await visitorContext.close();
  await context.close();
});

test("who writes on, or goes on, while a new article is saved is not disturbed", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const text = page.getByLabel("Text", { exact: true });
  const save = page.getByRole("button", { name: "Save draft" });
  const begin = async () => {
    await openPortal(page, marketplace, "/admin/articles/new?state=draft");
    await page.getByLabel("Title").fill(`Writing on ${uniqueWord()}`);
    await text.fill("Begun");
  };

  await test.step("what is typed before its page has come stays, and so does the cursor", async () => {
    await begin();
    const arrival = await holdNextRequest(page, pageData);
    await save.click();
    await arrival.caught();
    await text.pressSequentially(" and");
    arrival.release();
    await expectToast(page, "Article saved", "It is no longer kept in this browser only.");
    await expect(page).toHaveURL(/\/admin\/articles\/[\w-]{36}\?state=draft$/);
    await expect(text).toBeFocused();
    await page.keyboard.type(" done");
    await expect(text).toHaveValue("Begun and done");
    await expect(page.getByText("what you had typed")).toHaveCount(0);
    await save.click();
    await expect(page.getByText("Saved. Nobody sees it yet.")).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue("Begun and done");
    await page.goto("/admin/articles/new");
    await expect(page.getByLabel("Title")).toBeEditable();
    await expect(text).toHaveValue("");
  });

  await test.step("who has left is not fetched back", async () => {
    await begin();
    const saving = await holdNextRequest(page, "**/api/admin/articles/*");
    await save.click();
    await saving.caught();
    await page.getByRole("link", { name: "Back to the articles" }).click();
    await expect(page.getByRole("heading", { name: "Articles", exact: true })).toBeVisible();
    saving.release();
    await expectToast(page, "Article saved", "It is no longer kept in this browser only.");
    await expect(page).toHaveURL(/\/admin\/articles\?state=draft$/);
  });
});

test("the form is accessible in every look", async ({ page, marketplace, watch }) => {
  watch(page);
  await openPortal(page, marketplace, "/admin/articles/new");
  await page.getByLabel("Title").fill(`Sixty days is a loan ${uniqueWord()}`);
  await page.getByLabel("Text", { exact: true }).fill("A buyer who pays late borrows.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Saved. Nobody sees it yet.")).toBeVisible();
  await expectAccessibleInEveryVariant(page);
});

test("two admins write at once: the second keeps hers, the first takes those", async ({
  browser,
  marketplace,
  watch,
}) => {
  const context = await browser.newContext({ baseURL: marketplace.url });
  const first = await context.newPage();
  // The browsers themselves report the refused publication and saves.
  const reported = /409 \(Conflict\)|404 \(Not Found\)/;
  watch(first, reported);
  await openPortal(first, marketplace, "/admin/articles/new?state=draft");
  await first.getByLabel("Title").fill(`Shared ${uniqueWord()}`);
  await first.getByLabel("Text", { exact: true }).fill("Begun");
  await first.getByRole("button", { name: "Save draft" }).click();
  await expect(first).toHaveURL(/\/admin\/articles\/[\w-]{36}\?state=draft$/);
  const other = await browser.newContext({ baseURL: marketplace.url });
  const second = await other.newPage();
  watch(second, reported);
  await openPortal(second, marketplace, new URL(first.url()).pathname);
  await second.getByLabel("Text", { exact: true }).fill("Second's");
  await first.getByLabel("Text", { exact: true }).fill("First's");
  await first.getByRole("button", { name: "Save draft" }).click();
  await expect(first.getByText("Saved. Nobody sees it yet.")).toBeVisible();
  await second.getByRole("button", { name: "Save draft" }).click();
  await expect(second.getByText("Somebody else has changed this article")).toBeVisible();
  await expect(second.getByLabel("Text", { exact: true })).toHaveValue("Second's");
  await expectAccessible(second);
  await second.getByRole("button", { name: "Keep mine" }).click();
  await second.getByRole("button", { name: "Save draft" }).click();
  await expect(second.getByText("Saved. Nobody sees it yet.")).toBeVisible();
  await second.reload();
  await expect(second.getByLabel("Text", { exact: true })).toHaveValue("Second's");

  await test.step("what nobody has looked at is not published", async () => {
    await first.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(first.getByText("Somebody else has changed this article")).toBeVisible();
    await first.getByRole("button", { name: "Take theirs" }).click();
    await expect(first.getByLabel("Text", { exact: true })).toHaveValue("Second's");
    await expect(first.getByText("Saved. Nobody sees it yet.")).toBeVisible();
  });

  await test.step("a draft that was deleted meanwhile is kept by who still writes it", async () => {
    const address = new URL(first.url()).pathname;
    await second.getByLabel("Text", { exact: true }).fill("Still writing");
    await first.getByRole("button", { name: "Delete draft" }).click();
    const question = first.getByRole("dialog", { name: "Delete this draft?" });
    await expectAccessible(first);
    await question.getByRole("button", { name: "Keep" }).click();
    await expect(question).toBeHidden();
    await first.getByRole("button", { name: "Delete draft" }).click();
    await question.getByRole("button", { name: "Delete", exact: true }).click();
    await expectToast(first, "Draft deleted", "Nobody ever saw it, and nobody will.");
    await expect(first).toHaveURL(/\/admin\/articles\?state=draft$/);
    expect((await first.request.get(address)).status()).toBe(404);

    await second.getByRole("button", { name: "Save draft" }).click();
    await expect(second.getByText("Somebody else has deleted this draft")).toBeVisible();
    await expect(second.getByLabel("Text", { exact: true })).toHaveValue("Still writing");
    await expectAccessible(second);
    await second.getByRole("button", { name: "Keep mine" }).click();
    await second.getByRole("button", { name: "Save draft" }).click();
    await expect(second.getByText("Saved. Nobody sees it yet.")).toBeVisible();
  });
  await context.close();
  await other.close();
});

/** Behind TLS no visitor counts the articles meanwhile; elsewhere she gets a marketplace of her own. */
async function whereNobodyCountsArticles(
  stack: StackOption["stack"],
  common: RunningMarketplace,
): Promise<RunningMarketplace> {
  if (stack === "tls") return common;
  const own = await startMarketplaceProcess({ webProcesses: 1 });
  stop = own.stop;
  return own.running;
}
