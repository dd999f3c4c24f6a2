import { adaFormValues, certificate, expectStep } from "../support/onboarding/onboarding-form.ts";
import { connectButton, giveWallet, pill, sign } from "../support/page-wallet.ts";
import { tabTo } from "../support/tab-to.ts";
import { expect, test } from "../support/test.ts";

// Ada uses no mouse: every action of onboarding is reachable by Tab, Space, Enter and letters.

test("onboarding by keyboard: from the portal to a pending request", async ({
  page,
  marketplace,
  watch,
}) => {
  watch(page);
  const wallet = await giveWallet(page, marketplace);
  const { keyboard } = page;
  // One listener for the file picker throughout the test.
  page.on("filechooser", (picker) => picker.setFiles(certificate));
  await page.goto("/business");
  await expect(page.getByText("Wallet connection required")).toBeVisible();

  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await tabTo(page, connectButton(page));
  await keyboard.press("Enter");
  void (await wallet.nextRequest("eth_requestAccounts")).confirm();
  await expect(pill(page)).toBeFocused();
  const start = page.getByRole("link", { name: "Start Business Onboarding" });
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await keyboard.press("Enter");

  await expectStep(page, "Company");
  await tabTo(page, page.getByLabel("Company name"));
  await keyboard.type(adaFormValues.company);
  await keyboard.press("Tab");
  await keyboard.type("Sing");
  await keyboard.press("Tab");
  await keyboard.type(adaFormValues.registrationNumber);
  await keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Documents" })).toBeFocused();
  const input = page.getByLabel("Registration certificate");
  await tabTo(page, input);
  await keyboard.press("Enter");
  await expect(page.getByText("certificate.pdf")).toBeVisible();
  await expect(input).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Remove" }));
  await keyboard.press("Space");
  await expect(page.getByText("certificate.pdf")).toHaveCount(0);
  await expect(input).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByText("certificate.pdf")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Next", exact: true }));
  await keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Director" })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.type(adaFormValues.director);
  await keyboard.press("Tab");
  await keyboard.type(adaFormValues.email);
  await keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Consent and wallet" })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Submit" }));
  await keyboard.press("Enter");
  await sign(wallet);
  await expect(page.getByText("Onboarding In Progress")).toBeVisible();

  await keyboard.press("Home");
  await tabTo(page, pill(page));
  await keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Disconnect" }));
  await keyboard.press("Enter");
  await expect(connectButton(page)).toBeFocused();
});
