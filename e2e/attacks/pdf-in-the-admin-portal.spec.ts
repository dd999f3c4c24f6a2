import type { BrowserContext, Page } from "@playwright/test";
import {
  activePdfs,
  damagedPdf,
  exhaustingPdfs,
  lockedPdf,
  pdfOfPages,
} from "@tenora/testing/pdf/hostile-pdfs";
import { onboardingForm, Person, pdfFile } from "../../apps/web/test/support/people/person.ts";
import { signInAsOp } from "../support/admin/portal.ts";
import { ask } from "../support/admin/review.ts";
import type { RunningMarketplace } from "../support/marketplace/running-marketplace.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// Anybody may upload a certificate, and an admin opens it. It must not do anything in the admin's browser.

/** What an admin reads of a document that would act in every way; beside `inspect-pdf.ts` are those of each file. */
const flags = [
  /^Contains JavaScript\. It can't run here/,
  /^Tries to start a program/,
  /^Contains a form that sends what you type/,
  /^Loads data from another file/,
  /^Does something on its own/,
  /^Has files attached/,
  /^Contains video, sound or 3D content/,
  /^Contains a dynamic form \(XFA\)/,
  /^Opens another document/,
  /^Contains links\. They can't be clicked here/,
];

const dialogOf = (page: Page) => page.getByRole("dialog");
const region = (page: Page) => page.getByRole("region", { name: /^Registration certificate, / });

/** A business submits these bytes as its certificate, and an admin opens its request. */
async function openRequest(page: Page, marketplace: RunningMarketplace, bytes: Buffer) {
  const ada = new Person(marketplace);
  await ada.signInWithWallet();
  const form = onboardingForm(ada.wallet, { registrationCertificate: pdfFile(bytes) });
  expect((await ada.submit(form)).status).toBe(201);
  const [business] = await ask<{ id: string }>(
    marketplace,
    "select id from public.businesses where wallet_address = $1",
    [ada.wallet],
  );
  await signInAsOp(page, marketplace);
  await page.goto(`/admin/requests/${business?.id}`);
}

/** Records everything that a document must not do. */
function recordSideEffects(
  context: BrowserContext,
  page: Page,
  { url }: RunningMarketplace,
): string[] {
  const effects: string[] = [];
  page.on("dialog", (dialog) => {
    effects.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("download", () => effects.push("a download"));
  page.on("framenavigated", (frame) => effects.push(`a navigation to ${frame.url()}`));
  context.on("page", (tab) => effects.push(`a new page: ${tab.url()}`));
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOurs = origin === url || protocol === "data:" || protocol === "blob:";
    if (!isOurs) effects.push(`a request to ${request.url()}`);
  });
  return effects;
}

test("PDF in the admin portal: an active document does nothing, is reported, and is only downloaded", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  watch(page);
  await openRequest(page, marketplace, activePdfs["all of that at once"]());
  const effects = recordSideEffects(context, page, marketplace);
  for (const text of flags)
    await expect(dialogOf(page).getByRole("listitem").filter({ hasText: text })).toBeVisible();
  await expect(region(page).getByText("Certificate of incorporation")).toBeAttached();
  await region(page).getByRole("figure").click();
  await page.keyboard.press("Tab");
  // Nothing in the document gets the focus, so no key can press it.
  await expect(region(page)).not.toBeFocused();
  await expect(region(page).locator(":focus")).toHaveCount(0);
  await region(page).click({ position: { x: 60, y: 60 } });
  // The page was drawn again by now: any effect of the clicks would have been recorded.
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect(dialogOf(page).getByText("150%")).toBeVisible();
  await expect(region(page).getByText("Certificate of incorporation")).toBeAttached();
  expect(effects).toEqual([]);

  await test.step("the original is downloaded and never opened in a tab", async () => {
    const opened = context.waitForEvent("page");
    // The browser attributes the download to the page that opened the empty tab.
    const saved = page.waitForEvent("download");
    await dialogOf(page).getByRole("button", { name: "Download original" }).click();
    const tab = await opened;
    expect((await saved).suggestedFilename()).toMatch(/^[0-9a-f-]{36}\.pdf$/);
    // A browser with windows closes the tab that a download opened, and one without leaves it empty.
    expect(tab.isClosed() ? "" : tab.url()).toMatch(/^(about:blank)?$/);
  });
});

test("PDF in the admin portal: a certificate is drawn, has readable text, and can be scrolled", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  await openRequest(page, marketplace, pdfOfPages(25));
  await expect(dialogOf(page).getByText("No scripts, links or attachments found.")).toBeVisible();
  await expect(region(page)).toHaveAccessibleName("Registration certificate, 25 pages");
  const first = region(page).getByRole("figure", { name: "Page 1 of 25" });
  await expect(first.locator("p")).toHaveText("Page 1");
  const dark = await first.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const drawing = copy.getContext("2d");
    drawing?.drawImage(canvas, 0, 0);
    const pixels = drawing?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.filter((value, at) => at % 4 === 0 && value < 128).length;
  });
  expect(dark, "dark pixels of the page's text").toBeGreaterThan(50);
  await expect(region(page).getByRole("figure")).toHaveCount(20);
  await expect(
    region(page).getByText("5 more pages: download the original to see them."),
  ).toBeAttached();
  await expectAccessible(page);
  await region(page).focus();
  await page.keyboard.press("End");
  const last = region(page).getByRole("figure", { name: "Page 20 of 25" });
  await expect(last).toBeInViewport();
  await expect(last.locator("p")).toHaveText("Page 20");
});

/** A document that can't be drawn, with why not. */
const undrawable = [
  [
    "a locked file",
    lockedPdf,
    "It's protected with a password. Ask the director for a copy without one.",
  ],
  ["a damaged file", damagedPdf, "It's damaged, or isn't a PDF that we can read."],
] as const;

test("PDF in the admin portal: what can't be drawn says why, and what exhausts a browser leaves the portal usable", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  await page.clock.install();
  for (const [what, make, words] of undrawable) {
    await test.step(what, async () => {
      await openRequest(page, marketplace, make());
      await expect(dialogOf(page).getByRole("alert")).toContainText(words);
      await expect(dialogOf(page).getByText("No scripts, links or attachments found.")).toHaveCount(
        0,
      );
    });
  }
  // What is too large to be drawn at once is told beside `fit-canvas.ts`.
  const {
    "a page of 30 kilometres": _wide,
    "a page like a thread": _long,
    ...files
  } = exhaustingPdfs;
  for (const [what, make] of Object.entries(files)) {
    await test.step(what, async () => {
      await openRequest(page, marketplace, make());
      const drawing = region(page).locator("figure");
      const drawn = region(page).locator("figure[aria-busy='false']");
      const refused = dialogOf(page).getByRole("alert");
      await expect(drawing.or(refused).first()).toBeAttached();
      // It is given up after so many seconds.
      if (what === "drawings within drawings") await page.clock.fastForward(15_000);
      await expect(drawn.or(refused).first()).toBeAttached();
      const canvasSizes = await region(page)
        .locator("canvas")
        .evaluateAll((all: HTMLCanvasElement[]) => all.map(({ width, height }) => width * height));
      for (const count of canvasSizes) expect(count).toBeLessThanOrEqual(8_010_000);
      await dialogOf(page).getByRole("button", { name: "Approve" }).click();
      await expect(dialogOf(page)).toContainText("Approved · Tier 3 Kickstart");
    });
  }
});
