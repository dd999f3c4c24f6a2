import {
  newAdmin,
  adminPassword as password,
} from "../../apps/web/test/support/sign-in/new-admin.ts";
import { choosePassword, fillSignIn, portal } from "../support/admin/sign-in.ts";
import { mailedLink } from "../support/mail/mailbox.ts";
import { holdNextRequest } from "../support/network/held-request.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { uniqueWord } from "../support/unique-word.ts";

// An admin invites another one, disables them, and revokes an invitation.

test("admin accounts: one accepts an invitation and is disabled, another invitation is revoked (360 px)", async ({
  browser,
  marketplace,
  watch,
}) => {
  const inviter = await newAdmin(marketplace, "inviter");
  const email = `invited-${uniqueWord()}@example.com`;
  const context = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 360, height: 800 },
  });
  const op = await context.newPage();
  // The browser itself reports the wrong passwords.
  watch(op, /403 \(Forbidden\)/);
  await op.goto("/admin/admins");
  await fillSignIn(op, inviter, password);
  await expect(op.getByRole("heading", { name: "Admins", exact: true })).toBeVisible();
  await op.getByLabel("New admin’s email").fill(email);
  await op.getByLabel("Your password").fill("not the password");
  await op.getByLabel("Your password").press("Enter");
  await expect(op.getByText("This is not your password.")).toBeVisible();
  await expect(op.getByLabel("New admin’s email")).toHaveValue(email);
  await op.getByLabel("Your password").fill(password);
  await op.getByRole("button", { name: "Invite", exact: true }).click();
  await expectToast(op, "Invitation sent", `${email} has three days to accept it.`);
  await expect(op.getByRole("button", { name: `Revoke the invitation of ${email}` })).toBeVisible();

  const others = await browser.newContext({
    baseURL: marketplace.url,
    viewport: { width: 360, height: 800 },
  });
  const invited = await others.newPage();
  watch(invited, /410/);
  const link = await mailedLink(marketplace, email, "/admin/invitation");
  await invited.goto(link);
  await expect(invited.getByText(`For ${email}`)).toBeVisible();
  await expectAccessible(invited);

  await test.step("a short password and a mistyped one get an explanation §8.42", async () => {
    await invited.getByLabel("New password", { exact: true }).fill("short");
    await invited.getByRole("button", { name: "Set password" }).click();
    await expect(invited.getByText("Use at least 12 characters.")).toBeVisible();
    await invited.getByLabel("New password", { exact: true }).fill(password);
    await invited.getByRole("button", { name: "Set password" }).click();
    await expect(invited.getByText("The passwords don't match.")).toBeVisible();
  });
  await choosePassword(invited, password);
  await expect(invited).toHaveURL(({ hash }) => hash === "");
  await invited.getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(invited, email, password);
  await expect(portal(invited)).toBeVisible();

  await test.step("the link works only once", async () => {
    const again = await others.newPage();
    await again.goto(link);
    await expect(again.getByText("This link has expired or was used before.")).toBeVisible();
    await again.close();
  });

  await test.step("the invited admin is disabled and signed out at once", async () => {
    await op.reload();
    await op.getByRole("button", { name: `Disable ${email}` }).click();
    const dialog = op.getByRole("dialog");
    await dialog.getByLabel("Your password").fill("not the password");
    await dialog.getByRole("button", { name: "Disable" }).click();
    await expect(dialog.getByText("This is not your password.")).toBeVisible();
    await expectAccessible(op);
    await dialog.getByLabel("Your password").fill(password);
    const disabling = await holdNextRequest(op, "**/api/admin/admins/*");
    await dialog.getByRole("button", { name: "Disable" }).click();
    await disabling.caught();
    // The request is running, so it cannot be cancelled.
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    disabling.release();
    await expectToast(op, "Admin disabled", `${email} is signed out everywhere.`);
    await expect(op.getByRole("button", { name: `Disable ${email}` })).toHaveCount(0);
    await invited.goto("/admin/audit");
    await expect(invited.getByText("Sign in to access the operations dashboard")).toBeVisible();
  });

  await test.step("another invitation is revoked", async () => {
    const other = `other-${uniqueWord()}@example.com`;
    await op.getByLabel("New admin’s email").fill(other);
    await op.getByLabel("Your password").fill(password);
    await op.getByRole("button", { name: "Invite", exact: true }).click();
    const takeBack = op.getByRole("button", { name: `Revoke the invitation of ${other}` });
    await takeBack.click();
    await expectToast(op, "Invitation revoked", `The link sent to ${other} no longer works.`);
    await expect(takeBack).toHaveCount(0);
  });
  await context.close();
  await others.close();
});
