// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "~/wallet/testing/render-page";
import InvestorSuccess from "./success.tsx";

afterEach(clearPage);

const open = (registered: boolean | null) =>
  renderPage({
    path: "/investor/onboarding/success",
    page: InvestorSuccess,
    wallet: registered === null ? "none" : "connected",
    server: { [`/api/wallets/${account}/investor`]: () => Response.json({ registered }) },
  });

test("registration success: shown to a wallet that is registered", async () => {
  const { requests } = open(true);
  await expect.poll(() => requests).toContain(`/api/wallets/${account}/investor`);
  expect(await screen.findByRole("heading", { name: "Registration Successful!" })).toBeDefined();
  expect(screen.queryByText("Another page")).toBeNull();
});

test.each([false, null])(
  "registration success: whoever sent nothing is led to the portal (%s)",
  async (registered) => {
    open(registered);
    expect(await screen.findByText("Another page")).toBeDefined();
  },
);
