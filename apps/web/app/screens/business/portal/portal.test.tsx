// @vitest-environment jsdom
import type { BusinessOverview } from "@tenora/domain/business/business";
import {
  amountForFaceDown,
  calculateFinancing,
} from "@tenora/domain/funding-request/financing/calculate-financing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import BusinessPortal from "./portal.tsx";

afterEach(clearPage);

const statusPath = `/api/wallets/${account}/business`;

const record = { onTime: 2, late: 0, defaulted: 0 };

const openPortal = (answer: () => Response | Promise<Response>) =>
  renderPage({
    path: "/business",
    page: BusinessPortal,
    wallet: "connected",
    server: {
      [statusPath]: answer,
      "/api/business/own": () => Response.json({ wallet: null }),
      [`/api/wallets/${account}/tier-record`]: () => Response.json({ record }),
    },
  });

const withStatus = (business: BusinessOverview | null) =>
  openPortal(() => Response.json({ business }));

const panel = () => within(screen.getByRole("region", { name: "Business status" }));

test("business portal: the example's dates and figures are those of one sale, in whole coins", () => {
  renderPage({ path: "/business", page: BusinessPortal });
  const figure = screen.getByRole("figure");
  const amounts = [...figure.textContent.matchAll(/([\d,]+) USDC/g)].map(([, text]) =>
    BigInt(text?.replaceAll(",", "") ?? ""),
  );
  const [face, submitted, paid, back, cost] = amounts;
  expect(amounts).toHaveLength(5);
  expect(submitted).toBe(face);
  expect(back).toBe(face);
  const days = [...figure.querySelectorAll("li > :first-child")].map((one) =>
    Date.parse(`${one.textContent} ${one.textContent?.startsWith("Jan") ? 2027 : 2026} UTC`),
  );
  const [, , sale = 0, due = 0] = days;
  const lent = BigInt((due - sale) / 86_400_000);
  expect(figure.textContent).toContain("due Jan 20");
  // Most sell a part of theirs, and get the rest once it's paid.
  expect(figure.textContent).toContain(`selling the whole invoice ${lent} days early`);
  const decimals = 6;
  const unit = 10n ** BigInt(decimals);
  const sold = calculateFinancing({
    face: (face ?? 0n) * unit,
    amount: amountForFaceDown((face ?? 0n) * unit, 1_200n, lent, decimals),
    interest: { kind: "rate", aprBps: 1_200n },
    days: lent,
    lateFeeBps: 0n,
    decimals,
  });
  expect(sold?.proceeds).toBe((paid ?? 0n) * unit);
  // Like the calculator on the home page: a coin that was begun counts as a whole one.
  const wholeCoins = ((sold?.repayment ?? 0n) + unit - 1n) / unit;
  expect([wholeCoins, cost]).toEqual([back, wholeCoins - (paid ?? 0n)]);
});

describe("business portal: the panel names the status and the next step", () => {
  test("without a wallet it asks for one and offers the install guide", async () => {
    renderPage({ path: "/business", page: BusinessPortal });
    expect(await panel().findByRole("button", { name: "How to get a wallet" })).toBeDefined();
    expect(panel().getByRole("heading", { name: "Wallet connection required" })).toBeDefined();
  });

  test("while the status is being checked", async () => {
    openPortal(() => new Promise(() => {}));
    expect(await panel().findByText("Checking your business status")).toBeDefined();
    expect(screen.getByRole("button", { name: "Create a request" })).toHaveProperty(
      "disabled",
      true,
    );
  });

  test("a wallet without a business is led to onboarding", async () => {
    withStatus(null);
    const link = await panel().findByRole("link", { name: "Start Business Onboarding" });
    expect(link.getAttribute("href")).toBe("/business/onboarding");
    expect(panel().queryByRole("button", { name: "Check again" })).toBeNull();
  });

  test("a pending business waits, and may view what it submitted", async () => {
    withStatus({ status: "pending", tier: 3 });
    expect(await panel().findByRole("heading", { name: "Onboarding In Progress" })).toBeDefined();
    expect(await panel().findByRole("button", { name: "View my submission" })).toBeDefined();
    const emails = screen.getByRole("link", { name: "Choose your emails" });
    expect(emails.getAttribute("href")).toBe("/business/emails");
    expect(screen.getByRole("heading", { name: "We've received your request" })).toBeDefined();
  });

  test("a rejected business restarts onboarding, and may view the reason", async () => {
    withStatus({ status: "rejected", tier: 3 });
    const link = await panel().findByRole("link", { name: "Restart Onboarding Process" });
    expect(link.getAttribute("href")).toBe("/business/onboarding");
    expect(await panel().findByRole("button", { name: "View the reason" })).toBeDefined();
  });

  test.each([
    [
      2,
      /^Current tier: Growth \(Tier 2\)\. You can sell .* up to 100,000 .* Settle on time and you move up a tier\.$/,
    ],
    [1, /^Current tier: Scale \(Tier 1\)\. You can sell .* no cap .* while one is late\.$/],
  ] as const)("an approved business of tier %i reads its tier", async (tier, text) => {
    withStatus({ status: "approved", tier });
    expect(await panel().findByRole("heading", { name: "Business Verified" })).toBeDefined();
    expect(panel().getByText(text)).toBeDefined();
    expect(screen.getByRole("link", { name: "Create Your First Funding Request" })).toBeDefined();
  });

  test.each([
    [3, "2 of 3 paid on time for tier 2"],
    [2, "2 of 8 paid on time for tier 1"],
  ] as const)("an approved business of tier %i sees the way to the next", async (tier, text) => {
    withStatus({ status: "approved", tier });
    expect(await panel().findByRole("progressbar", { name: text })).toBeDefined();
  });

  test("a suspended business reads that its account is paused", async () => {
    withStatus({ status: "approved", tier: 2, suspended: true });
    expect(
      await panel().findByRole("heading", { name: "Your business is suspended" }),
    ).toBeDefined();
    expect(screen.queryByRole("button", { name: /First Funding Request/ })).toBeNull();
    const button = screen.getByRole("button", { name: "Create a request" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button).toHaveProperty("disabled", false);
    await userEvent.click(button);
    expect(await screen.findByText("Not eligible")).toBeDefined();
  });

  test("the features of a pending business aren't told as disabled", async () => {
    withStatus({ status: "pending", tier: 3 });
    const button = await screen.findByRole("button", { name: "Create a request" });
    expect(button.getAttribute("aria-disabled")).toBeNull();
  });

  test("a failed check is told, counts as not registered, and can be repeated §8.12 §8.13", async () => {
    let fails = true;
    openPortal(() =>
      fails
        ? Response.json({}, { status: 503 })
        : Response.json({ business: { status: "approved", tier: 3 } }),
    );
    const again = await panel().findByRole("button", { name: "Check again" });
    expect(panel().getByText("Check failed")).toBeDefined();
    expect(panel().queryByText("Not registered")).toBeNull();
    expect(panel().getByRole("link", { name: "Start Business Onboarding" })).toBeDefined();
    expect(await screen.findByText("Failed to check business eligibility.")).toBeDefined();
    fails = false;
    await userEvent.click(again);
    expect(await panel().findByRole("heading", { name: "Business Verified" })).toBeDefined();
    // Before it goes by itself.
    await waitFor(
      () => expect(screen.queryByText("Failed to check business eligibility.")).toBeNull(),
      { timeout: 1_500 },
    );
  });
});
