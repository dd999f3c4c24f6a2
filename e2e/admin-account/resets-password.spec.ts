import {
  newAdmin,
  adminPassword as password,
} from "../../apps/web/test/support/sign-in/new-admin.ts";
import { choosePassword, fillSignIn, portal } from "../support/admin/sign-in.ts";
import { mailedLink } from "../support/mail/mailbox.ts";
import { expect, test } from "../support/test.ts";

// An admin has forgotten the password.

test("password recovery: an admin sets a new password by email (360 px) §4.31", async ({
  browser,
  marketplace,
  watch,
}) => {
  const email = await newAdmin(marketplace, "forgetful");
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 360, height: 800 },
  });
  const elsewhere = await context.newPage();
  watch(elsewhere);
  await elsewhere.goto("/admin");
  await fillSignIn(elsewhere, email, password);
  await expect(portal(elsewhere)).toBeVisible();

  const fresh = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 360, height: 800 },
  });
  const page = await fresh.newPage();
  watch(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Email").press("Enter");
  await expect(page.getByText("Check your inbox")).toBeVisible();
  await page.goto(await mailedLink(marketplace, email, "/admin/recovery"));
  await choosePassword(page, "another password entirely");
  await elsewhere.reload();
  await expect(elsewhere.getByText("Sign in to access the operations dashboard")).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, email, "another password entirely");
  await expect(portal(page)).toBeVisible();
  await context.close();
  await fresh.close();
});
