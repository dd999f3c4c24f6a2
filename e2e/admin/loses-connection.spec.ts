import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openPortal, withPendingBusiness } from "../support/admin/portal.ts";
import { fillSignIn } from "../support/admin/sign-in.ts";
import { startDatabaseProxy } from "../support/marketplace/database-proxy.ts";
import { startWeb } from "../support/marketplace/web-process.ts";
import { answerWithBadGateway, failRequests, pageData } from "../support/network/network-faults.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

const loadFailure = "Failed to load business data";
const failure = "Nothing is lost. We couldn't reach our server";
const list = (page: Page) => page.getByRole("region", { name: "Business Onboarding Requests" });

test("network error: a list and an entry can be retried, and what was typed is kept", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page, /ERR_FAILED|Failed to fetch|502/);
  await test.step("a failed sign-in keeps the typed text §2.74 §8.22 §8.23", async () => {
    await page.goto("/admin");
    await page.getByLabel("Email").fill(marketplace.admin.email);
    await page.getByLabel("Password").fill(marketplace.admin.password);
    const signIn = page.getByRole("button", { name: "Sign in" });
    for (const breakOff of [failRequests, answerWithBadGateway]) {
      const back = await breakOff(page, "**/api/admin/session*");
      await signIn.click();
      await expect(page.getByRole("alert")).toHaveText("An unknown error occurred");
      await expect(page.getByLabel("Email")).toHaveValue(marketplace.admin.email);
      await expect(page.getByLabel("Password")).toHaveValue(marketplace.admin.password);
      await back();
    }
    await signIn.click();
    await expectToast(page, "Login successful", "Welcome to the Admin Portal");
    await expect(page.getByRole("heading", { name: "Admin Operations Portal" })).toBeVisible();
  });
  await test.step("a failed search §8.29", async () => {
    const company = `Broken off ${uniqueWord()}`;
    await withPendingBusiness(marketplace, company);
    await openPortal(page, marketplace);
    const back = await failRequests(page, pageData);
    await page.getByRole("searchbox").fill(company);
    await expectToast(page, "Error", loadFailure, "error");
    await expect(list(page).getByRole("alert")).toContainText(failure);
    await expect(page.getByText(marketplace.admin.email)).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue(company);
    await expect(page.getByRole("link", { name: /^Pending/ })).toBeVisible();
    await back();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: `View ${company}` })).toBeVisible();
    await expect(page.getByRole("link", { name: /^View / })).toHaveCount(1);
  });
  await test.step("a proxy's error page counts as a lost connection", async () => {
    const company = `Behind a proxy ${uniqueWord()}`;
    await withPendingBusiness(marketplace, company);
    await openPortal(page, marketplace, `/admin?search=${encodeURIComponent(company)}`);
    const back = await answerWithBadGateway(page, pageData);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expectToast(page, "Error", loadFailure, "error");
    await expect(list(page).getByRole("alert")).toContainText(failure);
    await expect(page.getByRole("heading", { name: "Admin Operations Portal" })).toBeVisible();
    await page.getByRole("link", { name: "Investors", exact: true }).click();
    await expectToast(page, "Error", "Failed to load investor data", "error");
    await page.goBack();
    await back();
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("link", { name: `View ${company}` })).toBeVisible();
  });
  await test.step("a failed sign-out keeps an unfinished note; a successful one discards it §8.25", async () => {
    const company = `Signed out ${uniqueWord()}`;
    await withPendingBusiness(marketplace, company);
    const address = `/admin?search=${encodeURIComponent(company)}`;
    await openPortal(page, marketplace, address);
    const note = page.getByRole("dialog").getByLabel("New note");
    const view = page.getByRole("link", { name: `View ${company}` });
    const signOut = page.getByRole("button", { name: "Sign out" });
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).not.toHaveURL(/requests/);
    };
    await view.click();
    await note.fill("Half a thought");
    await close();
    const back = await failRequests(page, "**/api/admin/session*");
    await signOut.click();
    await expectToast(page, "Error", "Failed to sign out", "error");
    await expect(list(page).getByRole("button", { name: "Refresh" })).toBeVisible();
    await expect(list(page).getByRole("alert")).toHaveCount(0);
    await view.click();
    await expect(note).toHaveValue("Half a thought");
    await close();
    await back();
    await signOut.click();
    await expect(page.getByRole("heading", { name: "Admin Portal", exact: true })).toBeVisible();
    await fillSignIn(page, marketplace.admin.email, marketplace.admin.password);
    await page.getByRole("searchbox").fill(company);
    await view.click();
    await expect(note).toHaveValue("");
  });
  await test.step("an unfinished reason survives failed reloads and a failed action", async () => {
    const company = `Half written ${uniqueWord()}`;
    await withPendingBusiness(marketplace, company);
    await openPortal(page, marketplace, `/admin?search=${encodeURIComponent(company)}`);
    const dialog = page.getByRole("dialog");
    const back = await failRequests(page, pageData);

    await test.step("an entry that fails to load says so in its dialog", async () => {
      await page.getByRole("link", { name: `View ${company}` }).click();
      await expect(dialog.getByRole("heading", { name: "Request" })).toBeVisible();
      await expect(dialog.getByRole("alert")).toContainText(loadFailure);
      await expectToast(page, "Error", loadFailure, "error");
      await expectAccessible(page);
      await back();
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect(dialog.getByRole("heading", { name: company })).toBeVisible();
    });

    await test.step("a note is saved, but reloading the request fails", async () => {
      await dialog.getByRole("button", { name: "Reject", exact: true }).click();
      await dialog.getByLabel("Reason", { exact: true }).fill("The scan is");
      await dialog.getByLabel("New note").fill("Called the director.");
      const again = await failRequests(page, pageData);
      await dialog.getByRole("button", { name: "Add note" }).click();
      await expectToast(page, "Note added", "All admins can see it.");
      await expect(dialog.getByRole("alert")).toContainText(loadFailure);
      await expect(dialog.getByLabel("Reason", { exact: true })).toHaveValue("The scan is");
      await again();
    });

    await test.step("the reason survives a failed action and is sent by the next try", async () => {
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect(dialog.getByRole("listitem").getByText("Called the director.")).toBeVisible();
      await expect(dialog.getByRole("alert")).toHaveCount(0);
      await dialog.getByLabel("Reason", { exact: true }).pressSequentially(" unreadable.");
      const again = await failRequests(page, "**/review");
      await dialog.getByRole("button", { name: "Reject with this reason" }).click();
      await expectToast(
        page,
        "Update failed",
        "Failed to update business status. Please try again.",
      );
      await again();
      await dialog.getByRole("button", { name: "Reject with this reason" }).click();
      await expectToast(page, "Status updated", "Business has been rejected");
      await expect(dialog).toContainText("The scan is unreadable.");
    });
  });
});

test("unfinished notes and reasons survive a closed dialog and an ended session", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  // The browser itself reports the rejected note.
  watch(page, /401 \(Unauthorized\)/);
  const company = `Half written ${uniqueWord()}`;
  await withPendingBusiness(marketplace, company);
  await openPortal(page, marketplace, `/admin?search=${encodeURIComponent(company)}`);
  const dialog = page.getByRole("dialog");
  const view = page.getByRole("link", { name: `View ${company}` });
  const [note, reason] = [
    dialog.getByLabel("New note"),
    dialog.getByLabel("Reason", { exact: true }),
  ];
  const reject = dialog.getByRole("button", { name: "Reject", exact: true });

  await test.step("Escape is pressed by mistake", async () => {
    await view.click();
    await note.fill("Called the director, who");
    await reject.click();
    await reason.fill("The scan is");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/requests/);
    await view.click();
    await expect(note).toHaveValue("Called the director, who");
    await reject.click();
    await expect(reason).toHaveValue("The scan is");
  });

  await test.step("the session has ended", async () => {
    await context.clearCookies();
    // Drawing the certificate moves what is below it, also away from under the pointer.
    await expect(dialog.getByRole("figure", { name: "Page 1 of 1" })).toBeVisible();
    await dialog.getByRole("button", { name: "Add note" }).click();
    // A mistyped password first; then the same admin signs in.
    await fillSignIn(page, "op@tenora.exmaple", marketplace.admin.password);
    await expect(page.getByRole("alert")).toBeVisible();
    await fillSignIn(page, marketplace.admin.email, marketplace.admin.password);
    await expect(note).toHaveValue("Called the director, who");
  });

  await test.step("text that was sent is discarded", async () => {
    await dialog.getByRole("button", { name: "Add note" }).click();
    await expect(note).toHaveValue("");
    await reject.click();
    await dialog.getByRole("button", { name: "Reject with this reason" }).click();
    await expectToast(page, "Status updated", "Business has been rejected");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).not.toHaveURL(/requests/);
    await view.click();
    await expect(note).toHaveValue("");
  });
});

test("database outage: each screen of the portal reports it and recovers, and tells it from what is missing", async ({
  browser,
  marketplace,
  watch,
}) => {
  const line = await startDatabaseProxy(marketplace.web.database);
  const web = await startWeb(marketplace, { database: line.database });
  const context = await browser.newContext({ baseURL: web.marketplace.serverUrl ?? "" });
  const page = await context.newPage();
  watch(page, /404/);
  try {
    await openPortal(page, web.marketplace);
    line.cut();
    await page.getByRole("button", { name: "Refresh" }).click();
    await expectToast(page, "Error", loadFailure, "error");
    await expect(page.getByText(marketplace.admin.email)).toBeVisible();
    await page.reload();
    await expectToast(page, "Error", loadFailure, "error");
    await expect(page.getByRole("heading", { name: "Admin Operations Portal" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/admin/requests/${randomUUID()}`);
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(loadFailure);
    line.reconnect();
    await expect(async () => {
      await page.goto("/admin");
      await expect(page.getByText(marketplace.admin.email)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(list(page).getByRole("alert")).toHaveCount(0);
    const missing = await page.goto(`/admin/requests/${randomUUID()}`);
    expect(missing?.status()).toBe(404);
    await expect(page.getByText("There's nothing here")).toBeVisible();
    await page.getByRole("link", { name: "All requests" }).click();
    await expect(list(page)).toBeVisible();
  } finally {
    await context.close();
    await web.kill();
    await line.close();
  }
});
