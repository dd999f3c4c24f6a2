// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import InvestorOnboarding from "./onboarding.tsx";

afterEach(clearPage);

function openForm(answer: () => Response | Promise<Response>, wallet?: "none") {
  return renderPage({
    path: "/investor/onboarding",
    page: InvestorOnboarding,
    wallet: wallet ?? "connected",
    server: {
      "/api/wallet/session": () => Response.json({ wallet: account }),
      "/api/investor/registrations": answer,
    },
  });
}

const accept = () => Response.json({ success: true });
const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit Registration" }));

async function fillForm() {
  await userEvent.type(screen.getByLabelText("Full Name"), "Cy Tan");
  await userEvent.type(screen.getByLabelText("Email"), "cy@example.com");
  await userEvent.type(screen.getByLabelText("Country"), "Singapore");
  await userEvent.type(screen.getByLabelText("Government ID Number"), "S1234567D");
  await userEvent.click(screen.getByRole("checkbox"));
}

describe("investor registration", () => {
  test("an empty form names every field and sends nothing", async () => {
    const { requests } = openForm(accept);
    await submit();
    for (const message of [
      "Name must be at least 2 characters",
      "Invalid email address",
      "Country must be at least 2 characters",
      "ID number must be at least 2 characters",
      "You must agree to the terms and conditions",
    ]) {
      expect(screen.getByText(message)).toBeDefined();
    }
    expect(requests).not.toContain("/api/investor/registrations");
  });

  test("without a wallet it asks for one", async () => {
    openForm(accept, "none");
    expect(screen.getByLabelText("Wallet Address")).toHaveProperty("value", "Not connected");
    await fillForm();
    await submit();
    expect(await screen.findByText("Please connect your wallet first")).toBeDefined();
  });

  test("a registered wallet gets no form", async () => {
    renderPage({
      path: "/investor/onboarding",
      page: InvestorOnboarding,
      wallet: "connected",
      server: { [`/api/wallets/${account}/investor`]: () => Response.json({ registered: true }) },
    });
    expect(await screen.findByText("This wallet is already registered")).toBeDefined();
    expect(screen.queryByLabelText("Full Name")).toBeNull();
  });

  test("a successful registration leads to the next page", async () => {
    openForm(accept);
    await screen.findByDisplayValue(account);
    await fillForm();
    await submit();
    expect(await screen.findByText("Another page")).toBeDefined();
    expect(screen.getByText("Registration submitted successfully!")).toBeDefined();
  });

  test("the server's sentence is shown, and nothing typed is lost", async () => {
    const message = "Failed to submit investor information";
    const body = { code: "INVESTOR_SAVE_FAILED", message };
    openForm(() => Response.json(body, { status: 500 }));
    await screen.findByDisplayValue(account);
    await fillForm();
    await submit();
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText("Full Name")).toHaveProperty("value", "Cy Tan");
  });
});
