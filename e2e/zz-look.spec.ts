import { mkdirSync } from "node:fs";
import { onboardingForm, Person } from "../apps/web/test/person.ts";
import { openPortal, withPendingBusiness } from "./support/admin-page.ts";
import { ask, review } from "./support/review.ts";
import { test } from "./support/test.ts";

test("look", async ({ browser, marketplace }) => {
  test.setTimeout(240_000);
  mkdirSync(".data-look", { recursive: true });
  const context = await browser.newContext({ baseURL: marketplace.url });
  const op = await context.newPage();
  const shoot = async (name: string, widths = [360, 768, 1280]) => {
    for (const scheme of ["light", "dark"] as const) {
      await op.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      for (const width of widths) {
        await op.setViewportSize({ width, height: 900 });
        await op.screenshot({
          path: `.data-look/${name}-${width}-${scheme}.png`,
          fullPage: !name.startsWith("d-"),
        });
      }
    }
  };
  await openPortal(op, marketplace, "/admin/investors?search=nobody-at-all");
  await shoot("investors-empty", [360, 1280]);
  for (const investorName of ["Cy Tan", "Dan Ong", "Eve van der Hooogtwoordenboek-Langenaam"]) {
    const cy = new Person(marketplace);
    await cy.signInWithWallet();
    await cy.post("/api/investor/registrations", {
      investorName,
      country: "Singapore",
      registrationNumber: "S1234567D",
      walletAddress: cy.wallet,
      certificateInfo: { email: "somebody@example.com" },
      agreeTerms: true,
    });
  }
  await op.goto("/admin/investors");
  await shoot("investors");
  const [one] = await ask<{ id: string }>(
    marketplace,
    "select id from investors where investor_name = 'Cy Tan' limit 1",
    [],
  );
  await op.goto(`/admin/investors/${one?.id}`);
  await op.getByRole("button", { name: "Show the number" }).waitFor();
  await shoot("d-investor");
  await op.goto("/admin/articles");
  await shoot("articles");
  await op.getByRole("link", { name: /^Edit/ }).first().click();
  await op.getByLabel("Title").waitFor();
  await shoot("editor");
  await op.getByRole("button", { name: "Preview", exact: true }).click();
  await op.locator("[aria-label=Preview][aria-busy=false]").waitFor();
  await shoot("preview", [360, 1280]);
  for (const n of [1, 2]) await withPendingBusiness(marketplace, `Look ${n} Trading`);
  const ada = await withPendingBusiness(marketplace, "Look Ada Textiles");
  await review(marketplace, ada.wallet, { status: "rejected", reason: "The scan is unreadable." });
  await ada.submit(
    onboardingForm(ada.wallet, { companyName: "Look Ada Textiles and Weaving Pte Ltd" }),
  );
  await op.goto("/admin?search=Look&status=pending");
  await op.getByRole("checkbox").first().check();
  await op.getByRole("button", { name: "Save this view" }).click();
  await op.getByLabel("Name of the view").fill("Waiting since Monday");
  await op.getByRole("button", { name: "Save", exact: true }).click();
  await op.getByRole("link", { name: "Waiting since Monday" }).waitFor();
  await op.getByRole("checkbox").nth(1).check();
  await shoot("requests");
  await op.getByRole("button", { name: "Approve selected" }).click();
  await shoot("d-bulk", [360, 1280]);
  await op.getByRole("button", { name: "Cancel" }).click();
  await op.getByRole("link", { name: "View Look Ada" }).click();
  await op.getByRole("button", { name: "Certificates side by side" }).click();
  await shoot("d-resubmission");
});
