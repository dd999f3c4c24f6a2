import { Authenticator } from "../../apps/web/test/support/sign-in/authenticator.ts";
import { fillSignIn } from "../support/admin/sign-in.ts";
import {
  type StartedMarketplace,
  startMarketplaceProcess,
} from "../support/marketplace/running-marketplace.ts";
import { expect, test } from "../support/test.ts";

// The first admin of an installation with REQUIRE_TWO_FACTOR=1.

let stop: StartedMarketplace["stop"] | undefined;
test.afterEach(() => stop?.());

test("required two-factor sign-in: the first admin is led to its set-up, and then has the portal (360 px)", async ({
  browser,
  watch,
}) => {
  // A marketplace of its own, since the setting holds for every admin.
  const variables = { DEMO: "0", REQUIRE_TWO_FACTOR: "1" };
  const own = await startMarketplaceProcess({ webProcesses: 1, variables });
  stop = own.stop;
  const { url: baseURL, admin } = own.running;
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  watch(page);
  const sections = page.getByRole("navigation", { name: "Portal" }).getByRole("link");

  await page.goto("/admin/investors");
  await fillSignIn(page, admin.email, admin.password);
  await expect(
    page.getByText("Two-factor sign-in is required here. Set it up to open the portal."),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/two-factor\?next=%2Fadmin%2Finvestors$/);
  await expect(sections).toHaveText(["Two-factor", "Sessions"]);
  await sections.filter({ hasText: "Sessions" }).click();
  await expect(page.getByRole("heading", { name: "Active sessions" })).toBeVisible();
  await page.goto("/admin/audit");
  await expect(page).toHaveURL(/\/admin\/two-factor\?next=%2Fadmin%2Faudit$/);

  await page.getByRole("button", { name: "Set up" }).click();
  const app = new Authenticator(await page.getByTestId("two-factor-key").textContent());
  await page.getByLabel("Password").fill(admin.password);
  await page.getByLabel("Code").fill(app.code());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible();
  await page.getByRole("button", { name: "I've saved them" }).click();
  // The page that was asked for last.
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
  await page.goto("/admin/two-factor");
  await expect(page.getByRole("button", { name: "Turn off" })).toBeDisabled();
  await sections.filter({ hasText: "Investors" }).click();
  await expect(page).toHaveURL(/\/admin\/investors$/);
  await context.close();
});
