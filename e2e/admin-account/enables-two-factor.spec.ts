import { Authenticator } from "../../apps/web/test/support/sign-in/authenticator.ts";
import {
  newAdmin,
  adminPassword as password,
} from "../../apps/web/test/support/sign-in/new-admin.ts";
import { withPendingBusiness } from "../support/admin/portal.ts";
import { fillSignIn, portal } from "../support/admin/sign-in.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// An admin protects the portal with a second factor.

test("second factor: an admin sets it up, signs in with it and turns it off (360 px)", async ({
  browser,
  marketplace,
  watch,
}) => {
  const email = await newAdmin(marketplace, "careful");
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  // The browser itself reports the rejected sign-ins and the wrong password.
  watch(page, /401 \(Unauthorized\)|403 \(Forbidden\)/);
  await page.goto("/admin/sessions");
  await fillSignIn(page, email, password);
  await page.getByRole("link", { name: "Two-factor authentication" }).click();
  await expect(page.getByText("Two-factor authentication is off.")).toBeVisible();
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  await expectAccessible(page);
  const app = new Authenticator(await page.getByTestId("two-factor-key").textContent());
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("not the password");
  await page.keyboard.press("Tab");
  await page.keyboard.type("123456");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Code").fill(app.code());
  await page.getByLabel("Code").press("Enter");
  await expect(page.getByText("Two-factor authentication is on")).toBeVisible();
  const shown = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Admins", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Admins", exact: true })).toBeVisible();
  await page.goBack();
  await expect(shown).toHaveText(codes);
  await page.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  const signOut = async () => {
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
  };
  await test.step("signs in with a code from the app, by keyboard", async () => {
    await signOut();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Code")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Code").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("This code is wrong or was used before.")).toBeVisible();
    await page.getByLabel("Code").fill(app.code());
    await page.keyboard.press("Enter");
    await expect(portal(page)).toBeVisible();
  });

  await test.step("signs in with a recovery code", async () => {
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
    await expectToast(
      page,
      "Two-factor authentication turned off",
      "You now sign in with your password only.",
    );
    await expect(page.getByText("Two-factor authentication is off.")).toBeVisible();
    await signOut();
    await fillSignIn(page, email, password);
    await expect(portal(page)).toBeVisible();
  });
  await context.close();
});

test("new recovery codes and an unfinished note: only their admin sees them in a shared browser", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const company = `Kept apart ${uniqueWord()}`;
  await withPendingBusiness(marketplace, company);
  const [first, other] = [
    await newAdmin(marketplace, "first"),
    await newAdmin(marketplace, "other"),
  ];
  const place = (name: string) => page.getByRole("link", { name, exact: true });
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  const note = page.getByRole("dialog").getByLabel("New note");
  const signInElsewhere = async (form: Record<string, string>) => {
    const headers = { origin: marketplace.url };
    const answer = await page.request.post("/api/admin/session", { form, headers });
    expect(answer.ok()).toBe(true);
  };
  const openFactor = async () => {
    await place("Sessions").click();
    await place("Two-factor authentication").click();
  };
  const openRequest = async () => {
    await place("Requests").click();
    await page.getByRole("searchbox").fill(company);
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole("link", { name: /^View / })).toHaveCount(1);
    await place(`View ${company}`).click();
  };
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).not.toHaveURL(/requests/);
  };
  await page.goto("/admin/two-factor");
  await fillSignIn(page, first, password);
  await page.getByRole("button", { name: "Set up" }).click();
  const app = new Authenticator(await page.getByTestId("two-factor-key").textContent());
  await page.getByLabel("Password").fill(password);
  await page.getByLabel("Code").fill(app.code());
  await page.getByLabel("Code").press("Enter");
  await expect(codes).toHaveCount(10);
  await openRequest();
  await note.fill("Between us admins");
  await close();

  await test.step("closing the page asks first, on any screen of the portal", async () => {
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe("beforeunload");
    await question.dismiss();
  });

  await test.step("another admin signs in in a second tab", async () => {
    await signInElsewhere({ email: other, password });
    await openFactor();
    await expect(page.getByText(other)).toBeVisible();
    await expect(page.getByText("Two-factor authentication is off.")).toBeVisible();
    await expect(codes).toHaveCount(0);
    await openRequest();
    await expect(note).toHaveValue("");
    await close();
  });

  await test.step("the first admin signs in again and finds both", async () => {
    await signInElsewhere({ email: first, password, code: app.code() });
    await openFactor();
    await expect(codes).toHaveCount(10);
    await openRequest();
    await expect(note).toHaveValue("Between us admins");
  });
});
