import {
  newAdmin,
  adminPassword as password,
} from "../../apps/web/test/support/sign-in/new-admin.ts";
import { openPortal } from "../support/admin/portal.ts";
import { fillSignIn } from "../support/admin/sign-in.ts";
import { expect, test } from "../support/test.ts";

// Two admins write in one browser, one after the other.

test("unsaved article: it survives an ended session, and only its writer sees it", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  // The browser itself reports the rejected saves.
  watch(page, /401 \(Unauthorized\)/);
  const other = await newAdmin(marketplace, "writer");
  const text = page.getByLabel("Text", { exact: true });
  const notice = page.getByText("You left this article without saving.");
  const endSession = async () => {
    await context.clearCookies();
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByRole("heading", { name: "Admin Portal", exact: true })).toBeVisible();
  };
  await openPortal(page, marketplace, "/admin/articles");
  await page.getByRole("link", { name: "Write an article" }).click();
  await text.fill("Op's thought");
  await page.getByLabel("Title").fill("Op's");

  await test.step("another admin signs in after Op's session ended, and sees an empty form", async () => {
    await endSession();
    await fillSignIn(page, other, password);
    await expect(text).toBeEditable();
    await expect(page.getByText("Nothing written yet.")).toBeVisible();
    await expect(text).toHaveValue("");
    await expect(notice).toHaveCount(0);
    await text.fill("Another thought");
    await page.getByLabel("Title").fill("Another");
  });

  await test.step("both find their own text after signing in again", async () => {
    for (const [email, word, thought] of [
      [marketplace.admin.email, marketplace.admin.password, "Op's thought"],
      [other, password, "Another thought"],
    ] as const) {
      await endSession();
      await fillSignIn(page, email, word);
      await expect(notice).toBeVisible();
      await expect(text).toHaveValue(thought);
    }
  });

  await test.step("signing out asks before the text is discarded", async () => {
    const signOut = page.getByRole("button", { name: "Sign out" });
    const questions: string[] = [];
    let isAccepted = false;
    page.on("dialog", (question) => {
      questions.push(question.message());
      return isAccepted ? question.accept() : question.dismiss();
    });
    await signOut.click();
    await expect(text).toHaveValue("Another thought");
    isAccepted = true;
    await signOut.click();
    await fillSignIn(page, other, password);
    await page.getByRole("link", { name: "Articles", exact: true }).click();
    await page.getByRole("link", { name: "Write an article" }).click();
    await expect(text).toHaveValue("");
    const question = "You have unsaved changes to an article. Sign out and discard them?";
    expect(questions).toEqual([question, question]);
  });
});
