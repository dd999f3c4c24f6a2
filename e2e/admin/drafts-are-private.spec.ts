import { newAdmin, adminPassword as password } from "../../apps/web/test/support/new-admin.ts";
import { openPortal } from "../support/admin/portal.ts";
import { fillSignIn } from "../support/admin/sign-in.ts";
import { expect, test } from "../support/test.ts";

// Two admins write in one browser, one after the other.

test("what somebody has half written is given to nobody else, and waits for him", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  // The browser itself reports the save that is refused.
  watch(page, /401 \(Unauthorized\)/);
  const other = await newAdmin(marketplace, "writer");
  const text = page.getByLabel("Text", { exact: true });
  const before = page.getByText("This is what you had typed in this browser before.");
  await openPortal(page, marketplace, "/admin/articles");
  await page.getByRole("link", { name: "Write an article" }).click();
  await text.fill("Op's thought");
  await page.getByLabel("Title").fill("Op's");

  await test.step("his session ends, and another one signs in where he was", async () => {
    await context.clearCookies();
    await page.getByRole("button", { name: "Save draft" }).click();
    await fillSignIn(page, other, password);
    await expect(text).toBeEditable();
    await expect(page.getByText("Not saved yet. It is kept in this browser.")).toHaveCount(0);
    await expect(text).toHaveValue("");
    await expect(before).toHaveCount(0);
    await text.fill("Another thought");
  });

  await test.step("each comes back to his own", async () => {
    for (const [email, word, thought] of [
      [marketplace.admin.email, marketplace.admin.password, "Op's thought"],
      [other, password, "Another thought"],
    ] as const) {
      await page.getByRole("button", { name: "Sign out" }).click();
      await fillSignIn(page, email, word);
      await page.getByRole("link", { name: "Articles", exact: true }).click();
      await page.getByRole("link", { name: "Write an article" }).click();
      await expect(before).toBeVisible();
      await expect(text).toHaveValue(thought);
    }
  });
});
