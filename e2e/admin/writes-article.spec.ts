import { samplePng } from "@tenora/testing/uploads/sample-pictures";
import { openPortal } from "../support/admin/portal.ts";
import { emptyPageCursor } from "../support/empty-page-cursor.ts";
import {
  type RunningMarketplace,
  startMarketplaceProcess,
} from "../support/marketplace/running-marketplace.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { pageData } from "../support/network/network-faults.ts";
import { expect, expectAccessible, type StackOption, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// Op writes an article for Insights. A visitor reads it until Op unpublishes it.

let stop: (() => Promise<void>) | undefined;
test.afterEach(async () => {
  await stop?.();
  stop = undefined;
});

test("article: an admin writes, previews, publishes and unpublishes it", async ({
  browser,
  stack,
  marketplace: common,
  watch,
}) => {
  const marketplace = await withOwnArticles(stack, common);
  const stamp = uniqueWord();
  const title = `Dilution, explained ${stamp}`;
  const path = `/insights/dilution-explained-${stamp}`;
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 1280, height: 800 },
  });
  const op = await context.newPage();
  // The failure simulated below.
  watch(op, /503 \(Service Unavailable\)/);
  const text = op.getByLabel("Text", { exact: true });
  const words = "A **credit note** after the sale.\n\n- one\n- two\n\n<script>alert(1)</script>";

  await test.step("the address follows the title, and missing fields are reported", async () => {
    await openPortal(op, marketplace);
    await op.getByRole("link", { name: "Articles", exact: true }).click();
    await op.getByRole("link", { name: "Write an article" }).click();
    await expect(op.getByText("Nothing written yet.")).toBeVisible();
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

  await test.step("a reload asks first, and a failed save loses nothing that was typed", async () => {
    const asked = op.waitForEvent("dialog");
    await op.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
    await op.getByRole("link", { name: "Back to articles" }).click();
    await op.getByRole("link", { name: "Write an article" }).click();
    await expect(op.getByText("You left this article without saving.")).toBeVisible();
    await expect(text).toHaveValue(words);
    await expect(op.getByLabel("Title")).toHaveValue(title);
    await op.route("**/api/admin/articles/*", (route) =>
      route.fulfill({ status: 503, json: { code: "X", message: "We cannot reach our records." } }),
    );
    await op.getByRole("button", { name: "Save draft" }).click();
    await expectToast(op, "Failed to save", "We cannot reach our records.", "error");
    await expect(text).toHaveValue(words);
    await op.unroute("**/api/admin/articles/*");
  });

  await test.step("a cover is uploaded", async () => {
    const cover = op.locator("input[type=file]");
    await cover.setInputFiles({
      name: "cover.png",
      mimeType: "image/png",
      buffer: samplePng(600, 315),
    });
    const shown = op.getByRole("img", { name: "Chosen cover" });
    await expect(shown).toBeVisible();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(600);
  });

  await test.step("the preview shows what readers get", async () => {
    await op.getByRole("button", { name: "Preview", exact: true }).click();
    const preview = op.getByRole("article", { name: "Preview" });
    await expect(preview.locator("strong")).toHaveText("credit note");
    await expect(preview.getByRole("heading", { name: title })).toBeVisible();
    // Markup is shown as the text it is.
    await expect(preview.getByText("<script>alert(1)</script>")).toBeVisible();
    await expect(preview.locator("script")).toHaveCount(0);
    await expectAccessible(op);
  });

  await test.step("she publishes it, and a visitor reads it with its cover", async () => {
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

  await test.step("she unpublishes it, and it is gone", async () => {
    await op.getByRole("button", { name: "Unpublish" }).click();
    await expectToast(
      op,
      "Article unpublished",
      "It's a draft again. Readers can no longer find it.",
    );
    // The page continues from the version that its own action made.
    await op.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(op.getByText("Saved. Readers see this version.")).toBeVisible();
    await op.getByRole("button", { name: "Unpublish" }).click();
    await expect(op.getByText("Saved. Only admins can see it.")).toBeVisible();
    await expect(async () => {
      const gone = await visitor.goto(path);
      expect(gone?.status()).toBe(404);
    }).toPass();
    await op.getByRole("link", { name: "Back to articles" }).click();
    await op.getByRole("link", { name: "Drafts" }).click();
    await expect(op.getByRole("link", { name: `Edit ${title}` })).toBeVisible();
  });

  await test.step("back from an article, the list has its filter and search", async () => {
    const edit = op.getByRole("link", { name: `Edit ${title}` });
    const left = new RegExp(`/admin/articles\\?state=draft&search=${stamp}$`);
    await op.getByRole("searchbox").fill(stamp);
    await expect(op).toHaveURL(left);
    await edit.click();
    await expect(op.getByLabel("Title")).toHaveValue(title);
    await op.getByRole("link", { name: "Back to articles" }).click();
    await expect(op).toHaveURL(left);
    await expect(op.getByRole("searchbox")).toHaveValue(stamp);
    await expect(op.getByRole("link", { name: /^Edit / })).toHaveCount(1);
    await op.getByRole("link", { name: "Write an article" }).click();
    await op.getByRole("link", { name: "Back to articles" }).click();
    await expect(op).toHaveURL(left);
    await op.goto(`/admin/articles?state=draft&after=${emptyPageCursor}`);
    await expect(op.getByText("No older entries.")).toBeVisible();
    await op.getByRole("link", { name: "Newest" }).click();
    await expect(edit).toBeVisible();
  });
  await visitorContext.close();
  await context.close();
});

test("article: saving a new one does not disturb further typing, nor somebody who left", async ({
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

  await test.step("text typed while the saved article loads stays, and so does the cursor", async () => {
    await begin();
    const arrival = await holdNextRequest(page, pageData);
    await save.click();
    await arrival.caught();
    await text.pressSequentially(" and");
    arrival.release();
    await expectToast(page, "Article saved", "Only admins can see it until it's published.");
    await expect(page).toHaveURL(/\/admin\/articles\/[\w-]{36}\?state=draft$/);
    await expect(text).toBeFocused();
    await page.keyboard.type(" done");
    await expect(text).toHaveValue("Begun and done");
    await expect(page.getByText("You left this article")).toHaveCount(0);
    await save.click();
    await expect(page.getByText("Saved. Only admins can see it.")).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue("Begun and done");
    await page.goto("/admin/articles/new");
    await expect(page.getByLabel("Title")).toBeEditable();
    await expect(text).toHaveValue("");
  });

  await test.step("an admin who left stays where they went, and finds nothing unsaved", async () => {
    await begin();
    const saving = await holdNextRequest(page, "**/api/admin/articles/*");
    await save.click();
    await saving.caught();
    await page.getByRole("link", { name: "Back to articles" }).click();
    await expect(page.getByRole("heading", { name: "Articles", exact: true })).toBeVisible();
    saving.release();
    await expectToast(page, "Article saved", "Only admins can see it until it's published.");
    await expect(page).toHaveURL(/\/admin\/articles\?state=draft$/);
    await page.getByRole("link", { name: "Write an article" }).click();
    await expect(text).toHaveValue("");
  });
});

/** A marketplace where no other journey counts the articles meanwhile; behind TLS none does. */
async function withOwnArticles(
  stack: StackOption["stack"],
  common: RunningMarketplace,
): Promise<RunningMarketplace> {
  if (stack === "tls") return common;
  const own = await startMarketplaceProcess({ webProcesses: 1 });
  stop = own.stop;
  return own.running;
}
