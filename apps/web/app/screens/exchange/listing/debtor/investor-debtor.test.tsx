// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { ListingPage } from "../listing-page.ts";
import OfferActions from "../offer/offer-actions.tsx";
import { CustomerWarning } from "./customer-warning.tsx";
import { purchaseWarnings } from "./customer-warning-words.ts";
import { DebtorCard } from "./debtor-card.tsx";
import GradedRecord from "./graded-record.tsx";
import InvestorDebtor from "./investor-debtor.tsx";
import { useCustomerRecord } from "./use-customer-record.ts";

afterEach(clearPage);

const path = "/api/exchange/7/debtor";
const page = {
  head: { isUnlisted: false },
  debt: { documentWord: "invoice", debtor: [{ label: "Country", value: "Japan" }] },
  offer: { id: 7n },
} as unknown as ListingPage;
const Card = () => <DebtorCard page={page} />;
const sale = {
  ...page,
  head: { ...page.head, status: "open" },
  debt: { ...page.debt, recourse: "With recourse." },
  notes: { rows: [], hasMore: false },
  market: { block: 1, now: 1_800_000_000 },
  offer: {
    id: 7n,
    status: "open",
    isSaleOpen: true,
    isBuyable: true,
    gate: "open",
    seller: "0x1",
    payout: "0x1",
    token: { address: "0x2", symbol: "USDC", decimals: 6 },
    pricePerUnit: 1_000_000n,
    repayPerUnit: 1_020_000n,
    totalUnits: 100n,
    soldUnits: 0n,
    minUnits: 1n,
    minPurchase: 1n,
    fundingDeadline: 1_810_000_000n,
    maturity: 1_820_000_000n,
  },
} as unknown as ListingPage;
const BuyAndCustomer = () => (
  <>
    <OfferActions page={sale} />
    <DebtorCard page={sale} />
  </>
);
const without = "Without recourse: if the customer doesn't pay, holders bear the loss.";
const WarningOf = ({ sold }: { sold: ListingPage }) => (
  <CustomerWarning record={useCustomerRecord(sold)} recourse={without} />
);
const WarningAlone = ({ sold }: { sold: ListingPage }) => (
  <>
    <p>Ready</p>
    <WarningOf sold={sold} />
  </>
);
const Warning = () => <WarningOf sold={page} />;
const Panel = () => <InvestorDebtor listing={7n} onAdmitted={() => undefined} />;
const others = "Approved investors see it.";
const Reason = () => <GradedRecord listing={7n} others={others} />;
const debtor = {
  name: "Straits Foods",
  listed: 6,
  due: 4,
  onTime: 2,
  repaidLate: 0,
  defaulted: 1,
  inDefault: 1,
  pastDue: 2,
  inGrace: 1,
  defaultPending: 0,
  disputed: 0,
  gradedRecord: null,
};

const render = (answer: () => Response, wallet: "none" | "connected" = "connected") =>
  renderPage({ path: "/exchange/7", page: Panel, wallet, server: { [path]: answer } });
const found = (changes: object) =>
  Response.json({ wallet: account, isAdmitted: true, debtor, ...changes });

describe("debtor of a receivable", () => {
  test("an approved investor reads the name and how the debtor paid", async () => {
    render(() => found({}));
    expect(await screen.findByText("Straits Foods")).toBeDefined();
    const values = screen.getAllByRole("definition").map((one) => one.textContent);
    expect(values).toEqual(["6", "2 of 4 repaid or past grace", "0", "1"]);
    const trouble = screen.getByText("1 late, 1 in grace period, 1 in default now");
    expect(trouble.className).toContain("text-amber");
  });

  test("the card offers the name to whoever doesn't read it yet, and only to them", async () => {
    const offer = /Approved investors can sign in to see their name/;
    const show = (changes: object) =>
      renderPage({
        path: "/exchange/7",
        page: Card,
        wallet: "connected",
        server: { [path]: () => found(changes) },
      });
    show({ isAdmitted: false, debtor: null });
    expect(await screen.findByText(/Only approved investors can see the name/)).toBeDefined();
    expect(screen.getByText(offer)).toBeDefined();
    clearPage();
    show({});
    expect(await screen.findByText("Straits Foods")).toBeDefined();
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
    expect(screen.getByText("Who owes the invoice.")).toBeDefined();
  });

  test("an order isn't owed before it is delivered", async () => {
    const order = {
      ...page,
      debt: { ...page.debt, documentWord: "order" },
    } as unknown as ListingPage;
    renderPage({ path: "/exchange/7", page: () => <DebtorCard page={order} />, wallet: "none" });
    expect(await screen.findByText(/^Who placed the order\. Approved investors/)).toBeDefined();
  });

  test("without a receivable that was due, says so", async () => {
    render(() =>
      found({
        debtor: {
          ...debtor,
          due: 0,
          onTime: 0,
          repaidLate: 0,
          defaulted: 0,
          inDefault: 0,
          pastDue: 0,
          inGrace: 0,
          defaultPending: 0,
        },
      }),
    );
    expect(await screen.findByText("None due yet")).toBeDefined();
  });

  test("the session of another wallet shows no name and asks to sign in", async () => {
    render(() => found({ wallet: `0x${"b2".repeat(20)}` }));
    expect(await screen.findByRole("button", { name: "Show the customer" })).toBeDefined();
    expect(screen.queryByText("Straits Foods")).toBeNull();
  });

  test("someone who isn't an eligible investor gets neither a name nor a button", async () => {
    render(() => found({ isAdmitted: false, debtor: null }));
    expect(await screen.findByText(/Only approved investors can see the name/)).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("an investor is told when the name isn't shown", async () => {
    render(() => found({ debtor: null }));
    expect(await screen.findByText(/isn't shown to investors/)).toBeDefined();
  });

  test("why the record scored as it did is read by those who may know the customer alone", async () => {
    const show = (answer: object) =>
      renderPage({
        path: "/exchange/7",
        page: Reason,
        wallet: "connected",
        server: { [path]: () => found(answer) },
      });
    show({ debtor: { ...debtor, gradedRecord: "3 of 3 that had come due were repaid on time." } });
    expect(await screen.findByText("3 of 3 that had come due were repaid on time.")).toBeDefined();
    expect(screen.queryByText(others)).toBeNull();
    clearPage();
    const { requests } = show({ isAdmitted: false, debtor: null });
    await waitFor(() => expect(requests).toContain(path));
    expect(await screen.findByText(others)).toBeDefined();
  });

  test.each([
    [{}, "How they had paid when it was graded wasn’t recorded."],
    [{ debtor: null }, "Investors don’t see this customer’s record."],
  ])("an approved investor is never told that they see a record they don't: %o", async (...its) => {
    const [answer, words] = its;
    renderPage({
      path: "/exchange/7",
      page: Reason,
      wallet: "connected",
      server: { [path]: () => found(answer) },
    });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(others)).toBeNull();
  });

  test("a failed load can be repeated", async () => {
    let isDown = true;
    render(() =>
      isDown
        ? Response.json({ code: "MARKET_UNAVAILABLE", message: "Later" }, { status: 503 })
        : found({}),
    );
    const again = await screen.findByRole("button", { name: /^Try again/ });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByText("Straits Foods")).toBeDefined();
  });

  test("before a purchase, what the debtor is late with stands beside who bears the loss", async () => {
    const warn = (changes: object) =>
      renderPage({
        path: "/exchange/7",
        page: Warning,
        wallet: "connected",
        server: { [path]: () => found(changes) },
      });
    warn({});
    const words = "Customer: 1 late, 1 in grace period, 1 in default now";
    expect((await screen.findByText(without)).parentElement?.textContent).toContain(words);
    clearPage();
    // Other wallets are told nothing, and nothing is said of a debtor without trouble.
    const fine = { ...debtor, pastDue: 0, inGrace: 0, defaulted: 0, inDefault: 0 };
    for (const answer of [{ isAdmitted: false, debtor: null }, { debtor: fine }]) {
      const { requests } = warn(answer);
      await waitFor(() => expect(requests).toContain(path));
      await waitFor(() => expect(screen.queryByText(/customer’s record/)).toBeNull());
      expect(screen.queryByText(/^Customer:/)).toBeNull();
      clearPage();
    }
  });

  test("before a purchase, a record whose answer isn't there yet is said to be loading, to a wallet alone", async () => {
    const unanswered = () => new Promise<Response>(() => {});
    const show = (wallet: "none" | "connected") =>
      renderPage({
        path: "/exchange/7",
        page: () => <WarningAlone sold={page} />,
        wallet,
        server: { [path]: unanswered },
      });
    show("connected");
    expect(await screen.findByText("The customer’s record is still loading.")).toBeDefined();
    clearPage();
    const { requests } = show("none");
    expect(await screen.findByText("Ready")).toBeDefined();
    expect(requests).not.toContain(path);
    expect(screen.queryByText(/customer’s record/)).toBeNull();
  });

  test("before a purchase, a wallet that hasn't signed in is told that it hasn't seen the record, and who sees it", async () => {
    renderPage({
      path: "/exchange/7",
      page: Warning,
      wallet: "connected",
      server: { [path]: () => found({ wallet: null, isAdmitted: false, debtor: null }) },
    });
    expect(await screen.findByText("You haven’t looked at the customer’s record.")).toBeDefined();
    // Also at the gate for approved investors, where others read it too.
    const way = "If you’re an approved investor, sign in to see it before you buy.";
    expect(screen.getByText(way)).toBeDefined();
    expect(screen.getByRole("button", { name: "Sign in to see it" })).toBeDefined();
    expect(screen.queryByText(/^Customer:/)).toBeNull();
  });

  test("before a purchase, an approved investor is told where no investor sees the record", async () => {
    renderPage({
      path: "/exchange/7",
      page: Warning,
      wallet: "connected",
      server: { [path]: () => found({ debtor: null }) },
    });
    const words = "This customer’s record isn’t shown to investors.";
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("a record that couldn't be loaded before a purchase is said to be so, and loads again", async () => {
    let isDown = true;
    renderPage({
      path: "/exchange/7",
      page: Warning,
      wallet: "connected",
      server: { [path]: () => (isDown ? Response.json({}, { status: 503 }) : found({})) },
    });
    expect(await screen.findByText("We couldn’t load the customer’s record.")).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: /^Try again/ }));
    expect(await screen.findByText(/^Customer: 1 late, /)).toBeDefined();
  });

  test.each([{ head: { isUnlisted: true } }, { debt: { debtor: [] } }])(
    "where no customer is told of, nobody is asked to sign in for one: %o",
    async (changes) => {
      const sold = { ...page, ...changes } as ListingPage;
      const { requests } = renderPage({
        path: "/exchange/7",
        page: () => <WarningAlone sold={sold} />,
        wallet: "connected",
      });
      expect(await screen.findByText("Ready")).toBeDefined();
      expect(requests).not.toContain(path);
      expect(screen.queryByText(/customer’s record/)).toBeNull();
    },
  );

  test("the confirmation repeats what is known of customer and seller, and what wasn't looked at", () => {
    const refresh = async () => undefined;
    const seller = { words: "1 late now", link: null };
    const known = { kind: "trouble", words: "2 late now" } as const;
    expect(purchaseWarnings(known, seller)).toEqual([
      "Customer: 2 late now",
      "Other receivables of this seller: 1 late now",
    ]);
    expect(purchaseWarnings({ kind: "nothing" }, null)).toEqual([]);
    expect(purchaseWarnings({ kind: "loading" }, null)).toEqual([
      "The customer’s record is still loading.",
    ]);
    expect(purchaseWarnings({ kind: "failed", refresh }, null)).toEqual([
      "We couldn’t load the customer’s record.",
    ]);
    expect(purchaseWarnings({ kind: "hidden" }, null)).toEqual([
      "This customer’s record isn’t shown to investors.",
    ]);
    expect(purchaseWarnings({ kind: "unread", refresh }, null)).toEqual([
      "You haven’t looked at the customer’s record. If you’re an approved investor, cancel and sign in to see it before you buy.",
    ]);
  });

  test("the warning of the buy panel and the customer's card are one request", async () => {
    const { requests } = renderPage({
      path: "/exchange/7",
      page: BuyAndCustomer,
      wallet: "connected",
      server: { [path]: () => found({}) },
    });
    expect(await screen.findByText(/^Customer: 1 late, /)).toBeDefined();
    expect(await screen.findByText("Straits Foods")).toBeDefined();
    expect(requests.filter((one) => one === path)).toHaveLength(1);
  });
});
