// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { InvestorPortal } from "./investor-portal.tsx";

afterEach(clearPage);

const statusPath = `/api/wallets/${account}/investor`;

function openPortal(
  isRegistered: () => Response | Promise<Response>,
  standing?: object,
  isEligible = false,
) {
  return renderPage({
    path: "/investor",
    page: InvestorPortal,
    wallet: "connected",
    server: {
      [statusPath]: isRegistered,
      [`/api/wallets/${account}/eligibility`]: () => Response.json({ isEligible }),
      "/api/investor/own": () =>
        Response.json({ wallet: standing ? account : null, standing: standing ?? null }),
    },
  });
}

const submittedAt = "2026-11-26T10:00:00.000Z";
const registered = () => Response.json({ registered: true });
const panel = () => within(screen.getByRole("region", { name: "Your registration" }));

describe("investor portal: the panel follows the registration", () => {
  test("without a wallet there is no registration button", async () => {
    renderPage({ path: "/investor", page: InvestorPortal });
    expect(await panel().findByRole("button", { name: "Connect Wallet" })).toBeDefined();
    expect(panel().getByRole("heading", { name: "Start with a wallet" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Register as Investor" })).toBeNull();
  });

  test("a stranger sees what is on sale, without a rate", async () => {
    const offer = {
      id: "31",
      seller: "Ben Trading Pte Ltd",
      face: "24,000.00 USDC",
      yearly: "11.50% a year",
      risk: "low",
      warning: "Seller: 1 late now",
      due: "in 43 days",
      timeLeft: "5 days left",
    } as const;
    renderPage({ path: "/investor", page: () => <InvestorPortal offers={[offer]} /> });
    const onSale = within(await screen.findByRole("region", { name: "On sale now" }));
    expect(onSale.getByRole("link", { name: offer.seller }).getAttribute("href")).toBe(
      "/exchange/31",
    );
    expect(onSale.getByText("24,000.00 USDC")).toBeDefined();
    expect(onSale.getByText(offer.warning).className).toContain("text-amber");
    expect(onSale.getByText("Low risk at listing").className).not.toContain("mint");
    expect(onSale.queryByText(/%/)).toBeNull();
    // On the first screen, before how it works.
    const heads = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    expect(heads.indexOf("On sale now")).toBeLessThan(heads.indexOf("How it works"));
    expect(heads.indexOf("How it works")).toBeLessThan(
      heads.indexOf("Featured Investment Opportunities"),
    );
  });

  test("while the registration is being checked the button is busy", async () => {
    openPortal(() => new Promise(() => {}));
    const button = await panel().findByRole("button", { name: "Checking registration..." });
    expect(button.getAttribute("aria-busy")).toBe("true");
  });

  test("an unregistered wallet is led to the form", async () => {
    openPortal(() => Response.json({ registered: false }));
    const link = await panel().findByRole("link", { name: "Register as Investor" });
    expect(link.getAttribute("href")).toBe("/investor/onboarding");
  });

  test("a failed check counts as not registered, is told, and can be repeated", async () => {
    let fails = true;
    openPortal(() => (fails ? Response.json({}, { status: 503 }) : registered()));
    expect(await panel().findByRole("link", { name: "Register as Investor" })).toBeDefined();
    expect(panel().getByText("Check failed")).toBeDefined();
    fails = false;
    await userEvent.click(panel().getByRole("button", { name: "Check again" }));
    expect(await panel().findByRole("button", { name: "Registration Submitted" })).toBeDefined();
    expect(panel().queryByText("Check failed")).toBeNull();
  });

  test("a registered wallet cannot register again, and may check its status", async () => {
    openPortal(registered);
    const button = await panel().findByRole("button", { name: "Registration Submitted" });
    expect(button).toHaveProperty("disabled", true);
    expect(await panel().findByRole("button", { name: "Check my status" })).toBeDefined();
    expect(panel().getByRole("heading", { name: "You're registered" })).toBeDefined();
    expect(panel().queryByText("Pending review")).toBeNull();
  });

  test("approved but not on the chain yet: the step that is left", async () => {
    openPortal(registered, {
      status: "approved",
      suspended: false,
      rejectionReason: null,
      submittedAt,
    });
    expect(await panel().findByText(/^One step is left: register your approval/)).toBeDefined();
    expect(panel().queryByText(/^You can start buying/)).toBeNull();
    expect(panel().getByText("Approved")).toBeDefined();
    expect(panel().getByRole("link", { name: "Find a receivable" })).toBeDefined();
    expect(panel().queryByRole("button", { name: "Registration Submitted" })).toBeNull();
  });

  test("pending: when it came and how long it usually takes", async () => {
    openPortal(registered, {
      status: "pending",
      suspended: false,
      rejectionReason: null,
      submittedAt,
    });
    expect(await panel().findByText("Nov 26, 2026, 10:00 UTC")).toBeDefined();
    expect(panel().getByText(/It usually takes two working days\.$/)).toBeDefined();
  });

  test("rejected: the reason, and a link to write to us", async () => {
    openPortal(registered, {
      status: "rejected",
      suspended: false,
      rejectionReason: "The number is not valid.",
      submittedAt,
    });
    expect(await panel().findByText("The number is not valid.")).toBeDefined();
    const link = panel().getByRole("link", { name: "Contact us" });
    expect(link.getAttribute("href")).toBe("/about#contact");
  });

  test("whom the chain admits is approved without a signature, and led to the portfolio", async () => {
    openPortal(registered, undefined, true);
    const link = await screen.findByRole("link", { name: "Open portfolio" });
    expect(link.getAttribute("href")).toBe("/investor/portfolio");
    expect(screen.getAllByText("Approved")).toHaveLength(1);
    expect(screen.queryByRole("region", { name: "Your registration" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Registration Submitted" })).toBeNull();
    expect(screen.getByRole("link", { name: "Choose your emails" })).toBeDefined();
  });

  test.each([
    [{ status: "approved", suspended: false }, "You're approved as an investor"],
    [{ status: "approved", suspended: true }, "Your registration is suspended"],
    [{ status: "rejected", suspended: false }, "Your registration wasn't approved"],
    [{ status: "pending", suspended: false }, "We've received your registration"],
  ])("the owner of the wallet reads the decision %j as %j", async (standing, title) => {
    openPortal(registered, { rejectionReason: null, submittedAt, ...standing });
    expect(await panel().findByRole("heading", { name: title })).toBeDefined();
    expect(panel().queryByRole("button", { name: "Check my status" })).toBeNull();
  });
});

test("investor portal: all opportunities are announced in a dialog with the register link", async () => {
  openPortal(() => Response.json({ registered: false }));
  await panel().findByRole("link", { name: "Register as Investor" });
  await userEvent.click(screen.getByRole("button", { name: "View All Opportunities" }));
  const dialog = within(screen.getByRole("dialog", { name: "More Opportunities Coming Soon" }));
  expect(dialog.getByRole("link", { name: "Register as Investor" })).toBeDefined();
});
