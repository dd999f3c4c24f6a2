import { newAdmin, adminPassword as password } from "../../apps/web/test/support/new-admin.ts";
import { choosePassword, fillSignIn, portal } from "../support/admin/sign-in.ts";
import { mailedLink } from "../support/mail/mailed-link.ts";
import { expect, expectAccessible, expectAccessibleInEveryVariant, test } from "../support/test.ts";

// Somebody comes back without the password.

// Several sign-ins and a look at every theme take their time on a small machine.
test.describe.configure({ timeout: 240_000 });

for (const width of [360, 1280] as const) {
  // Every theme and width once; the other time what is on the screen.
  const look = width === 1280 ? expectAccessibleInEveryVariant : expectAccessible;

  test(`a forgotten password is recovered (${width} px) §4.31`, async ({
    browser,
    marketplace,
    watch,
  }) => {
    const email = await newAdmin(marketplace, "forgetful");
    const context = await browser.newContext({
      baseURL: marketplace.url,
      viewport: { width, height: 800 },
    });
    const elsewhere = await context.newPage();
    watch(elsewhere);
    await elsewhere.goto("/admin");
    await fillSignIn(elsewhere, email, password);
    await expect(portal(elsewhere)).toBeVisible();

    const fresh = await browser.newContext({
      baseURL: marketplace.url,
      viewport: { width, height: 800 },
    });
    const page = await fresh.newPage();
    watch(page);
    await page.goto("/admin");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await look(page);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Email").press("Enter");
    await expect(page.getByText("Check your inbox")).toBeVisible();
    await expectAccessible(page);
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
}
