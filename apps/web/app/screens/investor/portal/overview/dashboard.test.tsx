// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { recheckMs } from "~/http/status-check";
import { InvestorPortal } from "../investor-portal.tsx";
import type { HolderOverview } from "./holder-overview.ts";

afterEach(() => {
  clearPage();
  vi.useRealTimers();
});

const overview: HolderOverview = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  notes: 3,
  hasMore: false,
  figures: [{ label: "Value at maturity", values: ["12,240.10 USDC"] }],
  tasks: [
    {
      key: "collect",
      label: "To collect",
      tone: "good",
      text: "1,020.00 USDC from 2 notes can be collected.",
      to: "/investor/portfolio",
      action: "Collect",
    },
  ],
  offers: [
    {
      id: "31",
      seller: "Ben Trading Pte Ltd",
      face: "24,000.00 USDC",
      yearly: "11.5% a year",
      risk: "low",
      warning: null,
      due: "in 43 days",
      timeLeft: "5 days left",
    },
  ],
};
const nothing: HolderOverview = { ...overview, notes: 0, figures: [], tasks: [], offers: [] };

interface Situation {
  readonly isRegistered?: boolean;
  readonly overview?: () => Response | Promise<Response>;
  /** Null: the server can't say. */
  readonly isEligible?: () => boolean | null;
  readonly standing?: object;
}

const openPortal = ({
  isRegistered = true,
  overview: answer = () => Response.json({ overview }),
  isEligible = () => true,
  standing,
}: Situation = {}) =>
  renderPage({
    path: "/investor",
    page: InvestorPortal,
    wallet: "connected",
    server: {
      [`/api/wallets/${account}/investor`]: () => Response.json({ registered: isRegistered }),
      [`/api/wallets/${account}/eligibility`]: () => {
        const answer = isEligible();
        return answer === null
          ? Response.json({}, { status: 503 })
          : Response.json({ isEligible: answer });
      },
      [`/api/wallets/${account}/holder-overview`]: answer,
      "/api/investor/own": () =>
        Response.json(
          standing
            ? {
                wallet: account,
                standing: { submittedAt: "2026-11-26T10:00:00.000Z", ...standing },
              }
            : { wallet: null, standing: null },
        ),
    },
  });

test("investor dashboard: a holder reads figures, tasks and what is on sale", async () => {
  openPortal();
  expect(await screen.findByText("12,240.10 USDC")).toBeDefined();
  const todo = within(screen.getByRole("region", { name: "To do" }));
  expect(todo.getByText("1,020.00 USDC from 2 notes can be collected.")).toBeDefined();
  expect(todo.getByRole("link", { name: "Collect" }).getAttribute("href")).toBe(
    "/investor/portfolio",
  );
  // Its answers come from elsewhere.
  const offers = within(await screen.findByRole("region", { name: "On sale now" }));
  expect(offers.getByRole("link", { name: "Ben Trading Pte Ltd" }).getAttribute("href")).toBe(
    "/exchange/31",
  );
  expect(offers.getByText("Low risk")).toBeDefined();
  expect(offers.getByText(/11\.5% a year/)).toBeDefined();
  expect(screen.getByRole("region", { name: "Featured Investment Opportunities" })).toBeDefined();
});

test("investor dashboard: a holder who never registered has one too", async () => {
  openPortal({ isRegistered: false });
  expect(await screen.findByRole("region", { name: "To do" })).toBeDefined();
  const links = await screen.findAllByRole("link", { name: "Register as Investor" });
  expect(links.length).toBeGreaterThan(0);
});

test("investor dashboard: a guest whose notes are all by invitation has one, which says to sign in", async () => {
  const answer = { overview: nothing, hidesInvitations: true };
  openPortal({ isRegistered: false, overview: () => Response.json(answer) });
  expect(await screen.findByText("Receivables by invitation are hidden")).toBeDefined();
  expect(screen.getByRole("button", { name: "Show mine" })).toBeDefined();
});

test("investor dashboard: an investor without notes reads the next step", async () => {
  openPortal({ overview: () => Response.json({ overview: nothing }) });
  expect(await screen.findByText(/^You own no notes/)).toBeDefined();
  expect(
    await screen.findByText("Nothing is on sale to approved investors right now."),
  ).toBeDefined();
});

test("investor dashboard: a stranger keeps the portal as it is", async () => {
  openPortal({ isRegistered: false, overview: () => Response.json({ overview: nothing }) });
  expect(await screen.findByRole("link", { name: "Register as Investor" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "To do" })).toBeNull();
});

test("investor dashboard: while its figures load, and when they can't be read", async () => {
  let fails = true;
  // Made before anything is asked, so that it can be answered at any time.
  const { promise: first, resolve: answer } = Promise.withResolvers<Response>();
  openPortal({
    overview: () => (fails ? first : Response.json({ overview })),
  });
  expect(await screen.findByText("Loading your figures")).toBeDefined();
  answer(Response.json({ overview: null }));
  expect(await screen.findByText("We can't read your notes right now")).toBeDefined();
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("12,240.10 USDC")).toBeDefined();
});

test("investor dashboard: the approval arrives while the page is open, with one seal", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isEligible = false;
  openPortal({ isEligible: () => isEligible });
  const panel = screen.getByRole("region", { name: "Your registration" });
  expect(await within(panel).findByText("You're registered")).toBeDefined();
  expect(panel.querySelector("img")).toBeNull();
  // What is known first is no news: the answer of the first check has to be there.
  await screen.findByText("12,240.10 USDC");
  isEligible = true;
  await vi.advanceTimersByTimeAsync(recheckMs);
  expect(
    await within(panel).findByRole("heading", { name: "You're approved as an investor" }),
  ).toBeDefined();
  expect(panel.querySelectorAll("img[src='/artwork/seal.svg']")).toHaveLength(1);
});

const own = { status: "pending", suspended: false, rejectionReason: null };

test.each([
  [{ ...own }, /once we've approved your registration\.$/],
  [{ ...own, status: "rejected" }, /stay closed to you\.$/],
  [{ ...own, status: "approved", suspended: true }, /while your registration is suspended\.$/],
])("investor dashboard: %j is offered nothing, and reads why", async (standing, empty) => {
  openPortal({
    overview: () => Response.json({ overview: { ...nothing, offers: overview.offers } }),
    isEligible: () => false,
    standing,
  });
  expect(await screen.findByText(empty)).toBeDefined();
  expect(screen.queryByRole("region", { name: "On sale now" })).toBeNull();
  expect(screen.queryByText(/^You own no notes/)).toBeNull();
});

test("investor dashboard: an approved investor whose check fails reads nothing false, and repeats it", async () => {
  let isEligible: boolean | null = null;
  openPortal({ standing: { ...own, status: "approved" }, isEligible: () => isEligible });
  const panel = screen.getByRole("region", { name: "Your registration" });
  const again = await within(panel).findByRole(
    "button",
    { name: "Check again" },
    { timeout: 3_000 },
  );
  expect(within(panel).getByText("Check failed")).toBeDefined();
  expect(within(panel).getByText("You're approved as an investor")).toBeDefined();
  expect(within(panel).queryByText(/^One step is left/)).toBeNull();
  expect(await screen.findByRole("region", { name: "On sale now" })).toBeDefined();
  isEligible = true;
  await userEvent.click(again);
  expect(await screen.findByRole("link", { name: "Open portfolio" })).toBeDefined();
  expect(screen.queryByText("Check failed")).toBeNull();
});

test("investor dashboard: what strangers read is folded away for a known wallet", async () => {
  openPortal();
  const words = "How investing works, and sample opportunities";
  const folded = (await screen.findByText(words)).closest("details");
  expect(folded?.open).toBe(false);
  expect(folded?.contains(screen.getByText("Featured Investment Opportunities"))).toBe(true);
  expect(folded?.contains(await screen.findByRole("region", { name: "To do" }))).toBe(false);
});
