import type { Page } from "@playwright/test";
import { Authenticator } from "../apps/web/test/authenticator.ts";
import { newAdmin, adminPassword as password } from "../apps/web/test/new-admin.ts";
import { mailedLink } from "./support/mailed-link.ts";
import { newStamp } from "./support/stamp.ts";
import { expect, expectAccessible, expectAccessibleInEveryLook, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

// Somebody becomes an admin, forgets the password, and takes a second factor.

// Three sign-ins and a look at every theme take their time on a small machine.
test.describe.configure({ timeout: 240_000 });

async function fillSignIn(page: Page, email: string, word: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(word);
  await page.getByRole("button", { name: "Sign in" }).click();
}
const portal = (page: Page) => page.getByRole("heading", { name: "Admin Operations Portal" });

async function choosePassword(page: Page, word: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(word);
  await page.getByLabel("New password again").fill(word);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { name: "Your password is set" })).toBeVisible();
}

for (const width of [360, 1280] as const) {
  // Every theme and width once; the other time what is on the screen.
  const look = width === 1280 ? expectAccessibleInEveryLook : expectAccessible;

  test(`an invitation is accepted, taken back, and an admin disabled (${width} px)`, async ({
    browser,
    marketplace,
    watch,
  }) => {
    const inviter = await newAdmin(marketplace, "inviter");
    const email = `invited-${newStamp()}@example.com`;
    const context = await browser.newContext({
      baseURL: marketplace.url,
      viewport: { width, height: 800 },
    });
    const op = await context.newPage();
    watch(op);
    await op.goto("/admin/admins");
    await fillSignIn(op, inviter, password);
    await expect(op.getByRole("heading", { name: "Admins", exact: true })).toBeVisible();
    await op.getByLabel("Email of a new admin").fill(email);
    await op.getByRole("button", { name: "Invite", exact: true }).click();
    await expectToast(op, "Invitation sent", `${email} has three days to accept it.`);
    await expect(
      op.getByRole("button", { name: `Take back the invitation of ${email}` }),
    ).toBeVisible();
    await expectAccessible(op);

    const others = await browser.newContext({
      baseURL: marketplace.url,
      viewport: { width, height: 800 },
    });
    const invited = await others.newPage();
    watch(invited, /410/);
    const link = await mailedLink(marketplace, email, "/admin/invitation");
    await invited.goto(link);
    await expect(invited.getByText(`For ${email}`)).toBeVisible();
    await look(invited);

    await test.step("a short password and a mistyped one are explained §8.42", async () => {
      await invited.getByLabel("New password", { exact: true }).fill("short");
      await invited.getByRole("button", { name: "Set password" }).click();
      await expect(invited.getByText("Use 12 characters or more.")).toBeVisible();
      await invited.getByLabel("New password", { exact: true }).fill(password);
      await invited.getByRole("button", { name: "Set password" }).click();
      await expect(invited.getByText("The two do not match.")).toBeVisible();
    });
    await choosePassword(invited, password);
    await expect(invited).toHaveURL(({ hash }) => hash === "");
    await expectAccessible(invited);
    await invited.getByRole("link", { name: "Sign in" }).click();
    await fillSignIn(invited, email, password);
    await expect(portal(invited)).toBeVisible();

    await test.step("the link works once", async () => {
      const again = await others.newPage();
      await again.goto(link);
      await expect(again.getByText("This link has expired or was used before.")).toBeVisible();
      await expectAccessible(again);
      await again.close();
    });

    await test.step("the invited admin is disabled and is out at once", async () => {
      await op.reload();
      await op.getByRole("button", { name: `Disable ${email}` }).click();
      await expectAccessible(op);
      await op.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
      await expectToast(op, "Admin disabled", `${email} is signed out everywhere.`);
      await expect(op.getByRole("button", { name: `Disable ${email}` })).toHaveCount(0);
      await invited.goto("/admin/audit");
      await expect(invited.getByText("Sign in to access the operations dashboard")).toBeVisible();
    });

    await test.step("another invitation is taken back", async () => {
      const other = `other-${newStamp()}@example.com`;
      await op.getByLabel("Email of a new admin").fill(other);
      await op.getByRole("button", { name: "Invite", exact: true }).click();
      const takeBack = op.getByRole("button", { name: `Take back the invitation of ${other}` });
      await takeBack.click();
      await expectToast(op, "Invitation taken back", `The link to ${other} is dead.`);
      await expect(takeBack).toHaveCount(0);
    });
    await context.close();
    await others.close();
  });

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
    await expect(page.getByText("Look into your mail")).toBeVisible();
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

  test(`a second factor is set up, used and turned off (${width} px)`, async ({
    browser,
    marketplace,
    watch,
  }) => {
    const email = await newAdmin(marketplace, "careful");
    const context = await browser.newContext({
      baseURL: marketplace.url,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    // The browser itself reports the refused sign-ins, and the wrong password.
    watch(page, /401 \(Unauthorized\)|403 \(Forbidden\)/);
    await page.goto("/admin/sessions");
    await fillSignIn(page, email, password);
    await page.getByRole("link", { name: "Second factor" }).click();
    await expect(page.getByText("It is off.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Set up" }).click();
    await expect(page.getByRole("img", { name: "QR code of the key" })).toBeVisible();
    await look(page);
    const app = new Authenticator(await page.getByTestId("two-factor-key").textContent());
    await expect(page.getByLabel("Password")).toBeFocused();
    await page.keyboard.type("not the password");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123456");
    await page.keyboard.press("Enter");
    await expect(page.getByText("This is not your password.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Password").fill(password);
    await page.getByLabel("Code").fill(app.code());
    await page.getByLabel("Code").press("Enter");
    await expect(page.getByText("Your second factor is on")).toBeVisible();
    const shown = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(shown).toHaveCount(10);
    const codes = await shown.allInnerTexts();
    await look(page);
    await page.getByRole("button", { name: "I have kept them" }).click();
    await expect(page.getByText("10 recovery codes left")).toBeVisible();
    await expectAccessible(page);

    const signOut = async () => {
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
    };
    await test.step("signs in with a code of the app, by keyboard", async () => {
      await signOut();
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill(password);
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Code")).toBeFocused();
      await look(page);
      await page.getByLabel("Code").fill("000000");
      await page.keyboard.press("Enter");
      await expect(page.getByText("This code is not right, or was used before.")).toBeVisible();
      await page.getByLabel("Code").fill(app.code());
      await page.keyboard.press("Enter");
      await expect(portal(page)).toBeVisible();
    });

    await test.step("and with a recovery code", async () => {
      await signOut();
      await fillSignIn(page, email, password);
      await page.getByLabel("Code").fill(codes[0] ?? "");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(portal(page)).toBeVisible();
    });

    await test.step("turns it off with password and code", async () => {
      await page.goto("/admin/two-factor");
      await expect(page.getByText("9 recovery codes left")).toBeVisible();
      await page.getByLabel("Password").fill(password);
      await page.getByLabel("Code").fill(codes[1] ?? "");
      await page.getByRole("button", { name: "Turn off" }).click();
      await expectToast(page, "Second factor turned off", "From now on the password is enough.");
      await expect(page.getByText("It is off.")).toBeVisible();
      await signOut();
      await fillSignIn(page, email, password);
      await expect(portal(page)).toBeVisible();
    });
    await context.close();
  });
}
