// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import {
  account,
  addMissingToJsdom,
  clearPage,
  renderPage,
} from "#test/components/wallet/render-page.tsx";
import { headMs } from "~/features/receivable/live/use-live-market";
import { useWallet } from "~/wallet/wallet-provider";
import type { OwnBillResponse } from "./own-bill.ts";
import Pay, { PayView } from "./pay.tsx";
import type { PayPage } from "./pay-page.ts";

afterEach(() => {
  clearPage();
  vi.useRealTimers();
});

const page: PayPage = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  listing: 7n,
  seller: "Ben Trading",
  kind: "factoring",
  documentWord: "invoice",
  status: "cancelled",
  isFunded: false,
  face: "6,000.00 USDC",
  raised: "5,900.00 USDC",
  repayment: "5,990.00 USDC",
  maturity: "Feb 21, 2027",
  when: "in 90 days",
  paidIn: "0.00 USDC",
  due: null,
  dueWords: null,
  lateFeeWords: null,
  dispute: null,
  onSaleWords: null,
  payable: { listing: 7n, token: { symbol: "USDC", decimals: 6 }, whole: "total", due: 0n },
  parties: { seller: `0x${"b2".repeat(20)}`, customer: `0x${"c3".repeat(20)}`, hasConfirmed: true },
  isNewest: true,
  older: null,
  payments: [],
};

const Nothing = () => null;
const Connection = () => useWallet().isConnected && "Connected";
const direct = "Pay the business directly, as you agreed with it.";

test.each([
  [{ kind: "factoring" }, `This sale was cancelled. ${direct}`],
  [{ kind: "community" }, "This sale was cancelled, and its buyers take back what they paid."],
  [{ status: "failed" }, `This sale wasn't funded in time. ${direct}`],
  [{ status: "open" }, "This receivable isn't funded yet. Once it is, you can pay it here."],
  [{ status: "settled", isFunded: true }, "It's paid in full. There's nothing more to do."],
  // What was paid after a default leaves the status as it is.
  [{ status: "defaulted", isFunded: true }, "It's paid in full. There's nothing more to do."],
] as const)("payment page: with nothing due (%o) it says what to do", async (changes, words) => {
  renderPage({ path: "/pay/7", page: () => <PayView page={{ ...page, ...changes }} /> });
  expect(await screen.findByText(words)).toBeDefined();
});

test.each([
  [{ kind: "factoring" }, "A plain transfer doesn't pay this invoice."],
  [{ documentWord: "order" }, "A plain transfer doesn't pay this order."],
  [{ kind: "community" }, "A plain transfer doesn't pay this repayment."],
] as const)(
  "payment page: a payer with an account at a crypto exchange (%o) is told how",
  async (changes, words) => {
    const due = { status: "running", isFunded: true, due: "4,000.00 USDC" } as const;
    renderPage({ path: "/pay/7", page: () => <PayView page={{ ...page, ...due, ...changes }} /> });
    expect((await screen.findByText(/Withdraw to your own wallet first/)).textContent).toContain(
      words,
    );
  },
);

test.each([
  [{}, /^This invoice is for 0xc3c3...c3c3 to pay, not for your wallet/],
  [{ kind: "community" }, /^This repayment is for 0xb2b2...b2b2 to pay, not for your wallet/],
  // The payer is unknown, or is this wallet.
  [{ parties: { ...page.parties, customer: null } }, null],
  [{ parties: { ...page.parties, customer: account } }, null],
  [{ parties: { ...page.parties, seller: account } }, null],
] as const)(
  "payment page: a wallet that wasn't asked to pay is told whose debt it is (%o)",
  async (changes, words) => {
    const due = { status: "running", isFunded: true, due: "4,000.00 USDC" } as const;
    const payable = { ...page.payable, due: 4_000_000_000n };
    const shown = { ...page, ...due, payable, ...changes };
    const view = () => (
      <>
        <PayView page={shown} />
        <Connection />
      </>
    );
    renderPage({ path: "/pay/7", page: view, wallet: "connected" });
    expect(await screen.findByRole("button", { name: "Pay 4,000.00 USDC" })).toBeDefined();
    expect(await screen.findByText("Connected")).toBeDefined();
    if (words) expect(screen.getByText(words)).toBeDefined();
    else expect(screen.queryByText(/not for your wallet/)).toBeNull();
  },
);

const owing: PayPage = {
  ...page,
  status: "running",
  isFunded: true,
  due: "4,000.00 USDC",
  payable: { ...page.payable, due: 4_000_000_000n },
};
/** The page before a wallet, and what the server says of the bill. */
const openBill = (customer: string, answer: OwnBillResponse, hasConfirmed = true) => {
  const shown: PayPage = { ...owing, parties: { ...page.parties, customer, hasConfirmed } };
  const asked = vi.fn(() => Response.json(answer));
  const view = () => (
    <>
      <PayView page={shown} />
      <Connection />
    </>
  );
  const server = { "/api/exchange/7/bill": asked };
  renderPage({ path: "/pay/7", page: view, wallet: "connected", server });
  return asked;
};

test("payment page: the customer who signed in reads their own invoice's number", async () => {
  openBill(account, { wallet: account, document: "Invoice BT-2640 of Nov 1, 2026" });
  expect(
    (await screen.findByText("Invoice BT-2640 of Nov 1, 2026")).closest("p")?.textContent,
  ).toBe("You're paying Invoice BT-2640 of Nov 1, 2026.");
});

test("payment page: the customer who hasn't signed in is offered the number, and needs none to pay", async () => {
  openBill(account, { wallet: null, document: null });
  expect(await screen.findByRole("button", { name: "Show my invoice number" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Pay 4,000.00 USDC" })).toBeDefined();
});

test.each([
  ["another wallet's", `0x${"c3".repeat(20)}`, true],
  ["that of a customer who didn't confirm by signature", account, false],
] as const)(
  "payment page: no browser asks for the number but the customer's: %s",
  async (...its) => {
    const [, customer, hasConfirmed] = its;
    const answer = { wallet: account, document: "Invoice BT-2640 of Nov 1, 2026" };
    const asked = openBill(customer, answer, hasConfirmed);
    expect(await screen.findByText("Connected")).toBeDefined();
    expect(await screen.findByRole("button", { name: "Pay 4,000.00 USDC" })).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: /Show my/ })).toBeNull();
    expect(screen.queryByText("Invoice BT-2640 of Nov 1, 2026")).toBeNull();
  },
);

test.each([
  [
    {},
    "Ben Trading sold this 6,000.00 USDC invoice to investors. Your payment goes to Tenora's contract, which pays investors first; the rest goes to Ben Trading.",
  ],
  [
    { documentWord: "order", isFunded: false, due: null },
    "Ben Trading offered this 6,000.00 USDC order to investors.",
  ],
  [{ isFunded: false, due: null }, "Ben Trading offered this 6,000.00 USDC invoice to investors."],
  [
    { kind: "community" },
    "Ben Trading raised 5,900.00 USDC from its community and is due to repay 5,990.00 USDC.",
  ],
  ...(["grace", "late", "overdue", "defaulted"] as const).map(
    (status) =>
      [
        { kind: "community", status },
        "Ben Trading raised 5,900.00 USDC from its community and was due to repay 5,990.00 USDC.",
      ] as const,
  ),
  // Also what was paid after a default.
  ...(["settled", "defaulted"] as const).map(
    (status) =>
      [
        { kind: "community", status, due: null },
        "Ben Trading raised 5,900.00 USDC from its community and has repaid it.",
      ] as const,
  ),
] as const)("payment page: it says where the debt comes from (%o)", async (changes, words) => {
  const due = { status: "running", isFunded: true, due: "4,000.00 USDC" } as const;
  const dueWords = "6,000.00 invoiced, 2,000.00 already paid";
  const shown = { ...page, ...due, dueWords, ...changes };
  renderPage({ path: "/pay/7", page: () => <PayView page={shown} /> });
  expect(await screen.findByText(words)).toBeDefined();
  if (shown.due !== null) expect(screen.getByText(dueWords)).toBeDefined();
  expect(screen.queryByText(/late fee/)).toBeNull();
});

test("payment page: of a disputed debt it says since when, and that what's owed stays owed", async () => {
  const dispute = {
    title: "Disputed by the customer since Nov 3, 2026",
    outlook: "It stays open until our reviewer closes it.",
  };
  renderPage({ path: "/pay/7", page: () => <PayView page={{ ...owing, dispute }} /> });
  const title = await screen.findByText(dispute.title);
  expect(title.parentElement?.textContent).toContain(dispute.outlook);
  clearPage();
  renderPage({ path: "/pay/7", page: () => <PayView page={owing} /> });
  expect(await screen.findByText("Amount to pay")).toBeDefined();
  expect(screen.queryByText(/isputed/)).toBeNull();
});

test("payment page: a wallet that isn't asked to pay can't while units are on sale, and can afterwards", async () => {
  const canPay =
    " You can pay it, but payments can't be taken back. Your payment goes to investors alone; what the business is owed beyond that is left to the customer.";
  for (const least of [undefined, 3_000_000_000n]) {
    const shown = { ...owing, payable: { ...owing.payable, least } };
    renderPage({ path: "/pay/7", page: () => <PayView page={shown} />, wallet: "connected" });
    const words = (await screen.findByText(/not for your wallet/)).textContent;
    expect(words?.endsWith(`not for your wallet.${least === undefined ? canPay : ""}`)).toBe(true);
    clearPage();
  }
});

test("payment page: while units are on sale it doesn't offer what the exchange refuses", async () => {
  const onSaleWords =
    "Units are on sale until Jan 5, 2027. Until then, only the seller can pay here.";
  const payable = { ...owing.payable, least: 3_000_000_000n };
  const selling = { ...owing, status: "selling", onSaleWords, payable } as const;
  renderPage({ path: "/pay/7", page: () => <PayView page={selling} /> });
  expect(
    await screen.findByText("While units are on sale, pay at least 3,000.00 USDC."),
  ).toBeDefined();
  expect(screen.queryByText(/any wallet|all or part|in part/)).toBeNull();
  expect(screen.getByText(/^No account needed\. We check the amount again/)).toBeDefined();
  clearPage();
  renderPage({ path: "/pay/7", page: () => <PayView page={owing} /> });
  expect(await screen.findByText("You can pay all or part of 4,000.00 USDC.")).toBeDefined();
  expect(
    screen.getByText(/^No account needed\. Pay from any wallet, in full or in part\. We check/),
  ).toBeDefined();
});

test.each([
  ["running", "Amount to pay"],
  ["selling", "Amount to pay"],
  ["grace", "Amount due"],
  ["late", "Amount due"],
  ["overdue", "Amount due"],
  ["defaulted", "Amount due"],
] as const)(
  "payment page: nothing is due before its day: of one that is %s it says %s",
  async (status, title) => {
    renderPage({ path: "/pay/7", page: () => <PayView page={{ ...owing, status }} /> });
    expect(await screen.findByRole("heading", { name: /^Amount/ })).toHaveProperty(
      "textContent",
      title,
    );
  },
);

test.each([
  [{ status: "late" }, "If something about the invoice is wrong, tell Ben Trading or us."],
  [{ status: "grace" }, "If something about the invoice is wrong, tell Ben Trading or us."],
  [
    { status: "defaulted", documentWord: "order" },
    "If something about the order is wrong, tell Ben Trading or us.",
  ],
  // Its seller repays it.
  [
    { status: "overdue", kind: "community", documentWord: "receivable" },
    "If something about this repayment is wrong, tell us.",
  ],
] as const)("payment page: of a late debt it says whom to talk to (%o)", async (changes, words) => {
  const late = { isFunded: true, due: "4,000.00 USDC", when: "10 days past due" } as const;
  renderPage({ path: "/pay/7", page: () => <PayView page={{ ...page, ...late, ...changes }} /> });
  const link = await screen.findByRole("link", { name: "us" });
  expect(link.getAttribute("href")).toBe("/about#contact");
  expect(link.closest("p")?.textContent).toBe(`The payment is 10 days past due. ${words}`);
});

test.each([
  { status: "running", isFunded: true, due: "4,000.00 USDC" },
  // What was paid after a default leaves the status as it is.
  { status: "defaulted", isFunded: true, due: null },
] as const)(
  "payment page: what isn't late or owed any more leads nobody to us (%o)",
  async (changes) => {
    renderPage({ path: "/pay/7", page: () => <PayView page={{ ...page, ...changes }} /> });
    expect(await screen.findByText("Paid so far")).toBeDefined();
    expect(screen.queryByRole("link", { name: "us" })).toBeNull();
  },
);

test("payment page: what others pay arrives while it is open", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let head = page.market.block;
  vi.stubGlobal("fetch", async () => Response.json({ data: { indexedBlock: head } }));
  addMissingToJsdom();
  const loader = () => ({
    ...page,
    market: { ...page.market, block: head },
    paidIn: `${head} USDC`,
  });
  const Site = createRoutesStub([
    { path: "/pay/:listing", Component: Pay, loader, HydrateFallback: Nothing },
  ]);
  render(<Site initialEntries={["/pay/7"]} />);
  expect(await screen.findByText("9 USDC")).toBeDefined();
  await vi.advanceTimersByTimeAsync(headMs);
  head = 10;
  await vi.advanceTimersByTimeAsync(headMs);
  expect(await screen.findByText("10 USDC")).toBeDefined();
});
