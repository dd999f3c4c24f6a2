// @vitest-environment jsdom
import type { BusinessOverview } from "@tenora/domain/business/business";
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { MarketTask } from "~/features/dashboard/market-task";
import { recheckMs } from "~/http/status-check";
import type { RequestGuests } from "../funding-request/api/responses.ts";
import type { OwnBusiness } from "../status/own-business";
import BusinessPortal from "./portal.tsx";
import type { SellerOverview } from "./sales/seller-overview.ts";

afterEach(() => {
  clearPage();
  vi.useRealTimers();
});

const overview: SellerOverview = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  name: "Ben Trading Pte Ltd",
  figures: [
    { label: "Raised so far", values: ["120,400.50 USDC"] },
    {
      label: "Next due to investors",
      values: ["24,300.00 USDC"],
      note: "Jan 20, 2027, due in 5 days",
    },
  ],
  tasks: [
    {
      key: "7",
      label: "Due soon",
      tone: "waiting",
      text: "Receivable #7 is due in 5 days: 24,300.00 USDC.",
      to: "/business/payments",
      action: "Pay",
    },
  ],
  latest: [{ id: "9", status: "late", face: "30,000.00 USDC", detail: "12 days past due" }],
  listed: 8,
};

const noneListed: SellerOverview = { ...overview, figures: [], tasks: [], latest: [], listed: 0 };
const beforeListing = () => Response.json({ overview: noneListed });

const request = {
  id: "4b1e5ba1-1f6c-4c3f-9a35-5c6f0f9f0a01",
  status: "attested",
  isExpired: false,
  draft: { ...emptyDraft, invoiceNumber: "INV-42" },
  attestationExpiresAt: "2027-03-08T10:00:00.000Z",
};

const submitted: OwnBusiness = {
  companyName: "Ada Foods Pte Ltd",
  country: "Singapore",
  registrationNumber: "201912345K",
  directorName: "Ada Lim",
  directorEmail: "ada@ada-foods.com",
  status: "pending",
  tier: 3,
  rejectionReason: null,
  suspensionReason: null,
  certificate: null,
  certificateRequest: null,
  submittedAt: "2026-11-23T10:00:00.000Z",
  consentAt: "2026-11-23T10:00:00.000Z",
  consentVersion: "1",
};

interface Situation {
  readonly business?: BusinessOverview | null | (() => BusinessOverview);
  readonly overview?: () => Response | Promise<Response>;
  /** What it owes as a customer. */
  readonly bills?: readonly MarketTask[];
  /** The wallet hasn't signed in, and would read their numbers then. */
  readonly hidesNumbers?: boolean;
  /** The wallet that the browser has proven. */
  readonly proven?: string | null;
  readonly guests?: RequestGuests;
  /** What it submitted. */
  readonly own?: OwnBusiness;
}

const openDashboard = ({
  business = { status: "approved", tier: 1 },
  overview: answer = () => Response.json({ overview }),
  bills = [],
  hidesNumbers = false,
  proven = account,
  guests,
  own,
}: Situation = {}) =>
  renderPage({
    path: "/business",
    page: BusinessPortal,
    wallet: "connected",
    server: {
      [`/api/wallets/${account}/business`]: () =>
        Response.json({ business: typeof business === "function" ? business() : business }),
      [`/api/wallets/${account}/seller-overview`]: answer,
      [`/api/wallets/${account}/bills`]: () => Response.json({ bills, hidesNumbers }),
      "/api/business/own": () =>
        Response.json(own ? { wallet: account, business: own } : { wallet: null }),
      "/api/business/funding-requests": () =>
        Response.json({
          wallet: proven,
          seller: null,
          requests: proven
            ? [guests ? { ...request, status: "listed", listingId: "46", guests } : request]
            : [],
        }),
    },
  });

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const tasks = async () => within(await screen.findByRole("region", { name: "To do" }));

test("business dashboard: a seller reads figures, tasks and receivables with their market status", async () => {
  openDashboard();
  expect(await heading("Ben Trading Pte Ltd")).toBeDefined();
  expect(await screen.findByText("120,400.50 USDC")).toBeDefined();
  expect(screen.getByText("Jan 20, 2027, due in 5 days")).toBeDefined();
  const todo = await tasks();
  expect(todo.getByText("Receivable #7 is due in 5 days: 24,300.00 USDC.")).toBeDefined();
  expect(await todo.findByText("Publish INV-42 on the exchange by Mar 8, 2027.")).toBeDefined();
  expect(todo.getByRole("link", { name: "Publish" }).getAttribute("href")).toBe(
    `/business/funding-request/${request.id}`,
  );
  const latest = within(screen.getByRole("region", { name: "Latest receivables" }));
  expect(latest.getByText("Late")).toBeDefined();
  expect(latest.getByRole("link", { name: "Receivable #9" }).getAttribute("href")).toBe(
    "/exchange/9",
  );
});

test("business portal: a customer without a business reads their bills, and the way to sell is one closed line", async () => {
  const bill = {
    key: "12",
    label: "Late",
    tone: "bad",
    text: "4,000.00 USDC to Ben Trading Pte Ltd, 3 days past due.",
    to: "/pay/12",
    action: "Pay",
  } as const;
  openDashboard({ business: null, bills: [bill] });
  const owed = within(await screen.findByRole("region", { name: "Bills to pay" }));
  expect(owed.getByText(bill.text)).toBeDefined();
  expect(await heading("What you owe")).toBeDefined();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect(owed.getByRole("link", { name: "Pay" }).getAttribute("href")).toBe("/pay/12");
  const pitch = screen.getByText("Do you send invoices too? Get paid early for yours");
  const fold = pitch.closest("details");
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain("Onboard your business");
  // What a business gets here is told once.
  expect(screen.getByText("Available to approved businesses.")).toBeDefined();
  expect(screen.queryByText(/These open once your business is approved/)).toBeNull();
  expect(screen.queryByText("Ready to get paid early?")).toBeNull();
});

test("business portal: a customer who confirmed their bills is offered the numbers once, and may pay without", async () => {
  const text = "4,000.00 USDC to Ben Trading Pte Ltd, due in 3 days.";
  const bill = { key: "12", label: "To pay", text, to: "/pay/12", action: "Pay" };
  const bills = [{ ...bill, tone: "neutral" }] as const;
  openDashboard({ business: null, bills, hidesNumbers: true });
  const owed = within(await screen.findByRole("region", { name: "Bills to pay" }));
  expect(owed.queryByText("Disputed")).toBeNull();
  expect(owed.getAllByRole("button", { name: "Show my document numbers" })).toHaveLength(1);
  expect(owed.getByRole("link", { name: "Pay" })).toBeDefined();
  clearPage();
  openDashboard({ business: null, bills });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByRole("button", { name: /Show my/ })).toBeNull();
});

test("business portal: a disputed bill has a badge for that beside how late it is", async () => {
  const bill = { key: "12", label: "Late", text: "4,000.00 USDC", to: "/pay/12", action: "Pay" };
  openDashboard({ business: null, bills: [{ ...bill, tone: "bad", isDisputed: true }] });
  const owed = within(await screen.findByRole("region", { name: "Bills to pay" }));
  expect(owed.getByText("Late")).toBeDefined();
  expect(owed.getByText("Disputed")).toBeDefined();
});

test("business portal: who owes something and whose business can't be read sees both", async () => {
  const text = "4,000.00 USDC to Ben Trading Pte Ltd, due in 3 days.";
  const bill = { key: "12", label: "To pay", text, to: "/pay/12", action: "Pay" };
  openDashboard({
    business: () => {
      throw new TypeError("Failed to fetch");
    },
    bills: [{ ...bill, tone: "neutral" }],
  });
  expect(await screen.findByText("Check failed")).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(await heading("Get paid early for invoices due next quarter")).toBeDefined();
  expect(screen.getByRole("button", { name: "Check again" }).closest("details")).toBeNull();
});

test("business portal: a stranger who owes nothing reads all of it", async () => {
  openDashboard({ business: null });
  expect(await screen.findByText("Ready to get paid early?")).toBeDefined();
  expect(await screen.findByText(/These open once your business is approved/)).toBeDefined();
});

test("business dashboard: after the first listing, approval is one line beside the name", async () => {
  openDashboard({ business: { status: "approved", tier: 2 } });
  expect(await screen.findByText("Tier 2 · Growth")).toBeDefined();
  expect(screen.getAllByText("Business Verified")).toHaveLength(1);
  expect(await screen.findByText("120,400.50 USDC")).toBeDefined();
  expect(screen.queryByText("Your Business is Approved!")).toBeNull();
  expect(screen.queryByText(/Your First Funding Request/)).toBeNull();
  expect(screen.getByRole("link", { name: "New funding request" })).toBeDefined();
});

test("business dashboard: a late payment stands above everything, and what else waits is listed", async () => {
  const [soon] = overview.tasks;
  const text = "Receivable #23 is 25 days past due: 6,069.50 USDT.";
  const late = { ...soon, key: "23", label: "Late", tone: "bad", text, action: "Pay now" };
  openDashboard({
    overview: () => Response.json({ overview: { ...overview, tasks: [late, soon] } }),
  });
  const pay = await screen.findByRole("link", { name: "Pay now" });
  expect(pay.getAttribute("href")).toBe("/business/payments");
  expect(screen.getAllByText(text)).toHaveLength(1);
  const figures = screen.getByText("120,400.50 USDC");
  expect(pay.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const todo = await tasks();
  expect(todo.getByText("Receivable #7 is due in 5 days: 24,300.00 USDC.")).toBeDefined();
  expect(todo.queryByText(text)).toBeNull();
});

test.each([
  [{ gate: "invite", asking: 3, signed: 2 }, "3 people ask to join INV-42.", "Invite them"],
  [{ gate: "invite", asking: 0, signed: 0 }, "Nobody is invited to INV-42 yet.", "Invite people"],
  [{ gate: "link", asking: 0, signed: 0 }, /INV-42 is on sale by link/, "Share your link"],
  [{ gate: "link", asking: 0, signed: 1 }, null, ""],
] as const)(
  "business dashboard: of a sale with %j it says what to do",
  async (guests, text, action) => {
    openDashboard({ guests });
    const todo = await tasks();
    expect(await todo.findByRole("link", { name: "Pay" })).toBeDefined();
    if (text === null) return expect(todo.getAllByRole("link")).toHaveLength(1);
    expect(await todo.findByText(text)).toBeDefined();
    expect(todo.getByRole("link", { name: action })).toHaveProperty("pathname", "/exchange/46");
  },
);

test("business dashboard: what is private waits for a signature", async () => {
  openDashboard({ proven: null });
  expect(await screen.findByRole("button", { name: "Show my requests" })).toBeDefined();
  expect(screen.queryByText(/INV-42/)).toBeNull();
});

test("business dashboard: before the first listing it names the first act", async () => {
  openDashboard({ overview: beforeListing, proven: null });
  expect(await screen.findByText(/^Bring an invoice that your customer will pay/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Create Your First Funding Request" })).toBeDefined();
});

test("business dashboard: while its figures load, and when they can't be read", async () => {
  let fails = true;
  // Made before anything is asked, so that it can be answered at any time.
  const { promise: first, resolve: answer } = Promise.withResolvers<Response>();
  openDashboard({
    overview: () => (fails ? first : Response.json({ overview })),
  });
  expect(await screen.findByText("Loading your figures")).toBeDefined();
  answer(Response.json({ overview: null }));
  expect(await screen.findByText("We can't read your receivables right now")).toBeDefined();
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("120,400.50 USDC")).toBeDefined();
});

/** A suspended business whose figures can't be read may have payments, which stay open. */
const closedWords = /^(These (stay closed|open once)|Your payments stay open)/;

test.each([
  [{ status: "pending", tier: 3 }, "Pending review", "We've received your request"],
  [{ status: "rejected", tier: 3 }, "Not approved", "You can apply again"],
  [{ status: "approved", tier: 2, suspended: true }, "Suspended", "Paused for now"],
] as const)("business dashboard: %j is never cheered", async (business, label, banner) => {
  openDashboard({ business, overview: () => Response.json({ overview: null }) });
  expect(await heading("Your business").catch(() => heading("Ben Trading Pte Ltd"))).toBeDefined();
  expect(screen.getAllByText(label).length).toBeGreaterThan(0);
  expect(screen.getByRole("heading", { name: banner })).toBeDefined();
  expect(screen.queryByText(/Ready to get paid early|Get paid early for/)).toBeNull();
  expect(screen.getAllByText(closedWords)).toHaveLength(1);
});

test.each([
  [{ status: "pending", tier: 3 }, "See where it stands", /#status$/, 1],
  [{ status: "approved", tier: 2, suspended: true }, "Contact us", /\/about#contact$/, 3],
] as const)(
  "business dashboard: %j is led on from above the closed features",
  async (business, name, to, count) => {
    openDashboard({ business, overview: () => Response.json({ overview: null }) });
    await screen.findByText(closedWords);
    const links = screen.getAllByRole("link", { name });
    expect(links).toHaveLength(count);
    for (const link of links) expect(link.getAttribute("href")).toMatch(to);
  },
);

test("business dashboard: of a suspended business it lists only what is done on open pages", async () => {
  const [task] = overview.tasks;
  const pay = { ...task, elsewhere: "/pay/7" };
  const handOver = { ...task, key: "rewards", text: "1 claimed reward.", to: "/business/rewards" };
  openDashboard({
    business: { status: "approved", tier: 2, suspended: true },
    overview: () => Response.json({ overview: { ...overview, tasks: [pay, handOver] } }),
  });
  expect(await screen.findByRole("link", { name: "Pay" })).toHaveProperty("pathname", "/pay/7");
  expect(
    within(screen.getByRole("region", { name: "To do" })).getAllByRole("listitem"),
  ).toHaveLength(1);
});

test("business dashboard: what is late of a suspended business is told once, where it is paid", async () => {
  const [task] = overview.tasks;
  const late = { ...task, tone: "bad", text: "Receivable #7 is late.", elsewhere: "/pay/7" };
  openDashboard({
    business: { status: "approved", tier: 2, suspended: true },
    overview: () => Response.json({ overview: { ...overview, tasks: [late] } }),
  });
  expect(await screen.findByRole("link", { name: "Pay" })).toBeDefined();
  expect(screen.getAllByText("Receivable #7 is late.")).toHaveLength(1);
});

const suspended = { status: "approved", tier: 2, suspended: true } as const;

test("business dashboard: the payments of a suspended business stay open", async () => {
  openDashboard({ business: suspended, overview: () => Response.json({ overview }) });
  expect(await screen.findByRole("link", { name: "Manage payments" })).toHaveProperty(
    "pathname",
    "/business/payments",
  );
  expect(screen.getByText(/^Your payments stay open\. The rest is closed/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Create a request" })).toBeDefined();
});

test("business dashboard: a suspended business reads why, once its wallet is proven", async () => {
  const suspensionReason = "A payment is long overdue.";
  openDashboard({ business: suspended, own: { ...submitted, suspensionReason } });
  const panel = within(await screen.findByRole("region", { name: "Business status" }));
  expect(await panel.findByText(suspensionReason)).toBeDefined();
});

test("business dashboard: a suspended business that isn't proven is offered the reason, and doesn't read it", async () => {
  openDashboard({ business: suspended });
  const panel = within(await screen.findByRole("region", { name: "Business status" }));
  expect(await panel.findByRole("button", { name: "View the reason" })).toBeDefined();
  expect(panel.queryByText("What our reviewer wrote")).toBeNull();
});

test("business dashboard: a suspended business without payments has nothing open", async () => {
  openDashboard({ business: suspended, overview: beforeListing });
  await screen.findByText(/^These are closed while/);
  expect(screen.queryByRole("link", { name: "Manage payments" })).toBeNull();
  expect(await screen.findByText("No payments to make.")).toBeDefined();
  expect(screen.queryByText(/^Bring an invoice/)).toBeNull();
});

test("business dashboard: no decision takes away a form that is open", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let business: BusinessOverview = { status: "pending", tier: 3 };
  const own = { ...submitted, certificate: { fileName: "certificate.pdf", uploadFailed: false } };
  openDashboard({ business: () => business, own, overview: beforeListing });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole("button", { name: "Send another certificate" }));
  business = { status: "approved", tier: 3 };
  await vi.advanceTimersByTimeAsync(2 * recheckMs);
  expect(screen.getByRole("heading", { name: "Onboarding In Progress" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await vi.advanceTimersByTimeAsync(recheckMs);
  expect(await screen.findByRole("heading", { name: "Business Verified" })).toBeDefined();
});

test("business dashboard: the approval arrives while the page is open, with one seal", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let business: BusinessOverview = { status: "pending", tier: 3 };
  openDashboard({ business: () => business, overview: beforeListing });
  expect(await screen.findByRole("heading", { name: "Onboarding In Progress" })).toBeDefined();
  const panel = screen.getByRole("region", { name: "Business status" });
  expect(panel.querySelector("img")).toBeNull();
  business = { status: "approved", tier: 3 };
  await vi.advanceTimersByTimeAsync(recheckMs);
  expect(await screen.findByRole("heading", { name: "Business Verified" })).toBeDefined();
  expect(panel.querySelectorAll("img[src='/artwork/seal.svg']")).toHaveLength(1);
});

test("business dashboard: a pending business reads what is wrong with its certificate, and sends another", async () => {
  const certificateRequest = { message: "Page 2 is cut off", requestedAt: submitted.submittedAt };
  const certificate = { fileName: "scan.pdf", uploadFailed: false };
  openDashboard({
    business: { status: "pending", tier: 3 },
    own: { ...submitted, certificate, certificateRequest },
  });
  expect(await screen.findByText("Please send us another certificate.")).toBeDefined();
  const panel = within(screen.getByRole("region", { name: "Business status" }));
  expect(await panel.findByText("“Page 2 is cut off”")).toBeDefined();
  expect(panel.getByText("scan.pdf")).toBeDefined();
  expect(panel.queryByText(/nothing you need to do/)).toBeNull();
  await userEvent.click(panel.getByRole("button", { name: "Send another certificate" }));
  const form = screen.getByRole("form", { name: "Another certificate" });
  expect(within(form).getByRole("button", { name: "Send certificate" })).toBeDefined();
});

test("business dashboard: nothing is asked of a pending business without a message", async () => {
  openDashboard({ business: { status: "pending", tier: 3 }, own: submitted });
  expect(await screen.findByText(/^There's nothing for you to do/)).toBeDefined();
  expect(screen.queryByText("Please send another certificate")).toBeNull();
});

test("business dashboard: what may be asked of a pending business is read after its signature", async () => {
  openDashboard({ business: { status: "pending", tier: 3 } });
  expect(await screen.findByText(/View your submission to see whether/)).toBeDefined();
  expect(await screen.findByRole("button", { name: "View my submission" })).toBeDefined();
});
