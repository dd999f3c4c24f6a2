// @vitest-environment jsdom
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { account, clearPage, press, renderPage } from "#test/components/wallet/render-page.tsx";
import type { SellerContext } from "~/features/terms/seller-context";
import type { FundingRequestResponse, OwnRequestResponse } from "./api/responses.ts";
import FundingRequest from "./request.tsx";

afterEach(clearPage);
afterEach(() => vi.unstubAllGlobals());

const id = "4b1e5ba1-1f6c-4c3f-9a35-5c6f0f9f0a01";
const path = `/api/business/funding-requests/${id}`;
const now = Date.parse("2026-03-01T12:00:00Z");

const complete: Draft = {
  ...emptyDraft,
  customerName: "Straits Foods Pte Ltd",
  customerRegistryNumber: "201801234K",
  customerCountry: "SG",
  customerEmail: "ap@straits-foods.com",
  invoiceNumber: "INV-0042",
  issueDate: "2026-02-20",
  dueDate: "2026-04-30",
  faceValue: "30,000.00",
  amount: "24,000.00",
  interestRate: "11.5",
  minimumRaise: "12,000.00",
  fundingDeadline: "2026-03-15",
  audience: "eligible",
  recourse: "with",
};

const detail = (changes: Partial<FundingRequestResponse> = {}): FundingRequestResponse => ({
  id,
  status: "draft",
  isExpired: false,
  version: 1,
  draft: complete,
  createdAt: "2026-02-27T10:00:00.000Z",
  updatedAt: "2026-02-27T10:00:00.000Z",
  submittedAt: null,
  attestationExpiresAt: null,
  listingId: null,
  market: null,
  guests: null,
  failedSale: null,
  deed: null,
  documents: [{ id, fileName: "invoice.pdf", bytes: 20_480, forInvestors: false, reading: null }],
  pictures: [],
  requestedChanges: [],
  rejectionReason: null,
  offer: null,
  history: [{ event: "created", at: "2026-02-27T10:00:00.000Z", reason: null, changes: [] }],
  ...changes,
});

const seller = {
  tier: 1 as const,
  registrationNumber: "201912345K",
  sellerCountry: "SG",
  ownEmailDomain: "ben-trading.com",
  now,
  owed: null,
  feeBps: null,
};

interface Situation {
  readonly request?: FundingRequestResponse;
  readonly seller?: Partial<SellerContext>;
  readonly wallet?: string | null;
  readonly server?: Readonly<Record<string, () => Response>>;
  readonly status?: object | null;
}

function openRequest({
  request,
  wallet = account,
  server = {},
  status,
  ...context
}: Situation = {}) {
  const answer: OwnRequestResponse = {
    wallet,
    seller: wallet === null ? null : { ...seller, ...context.seller },
    request: wallet === null ? null : (request ?? detail()),
  };
  const stablecoins = [
    { symbol: "USDC", address: `0x${"c0".repeat(20)}`, decimals: 6 },
    { symbol: "USDT", address: `0x${"c1".repeat(20)}`, decimals: 6 },
  ];
  return renderPage({
    path: `/business/funding-request/${id}`,
    route: "/business/funding-request/:id",
    page: FundingRequest,
    wallet: "connected",
    server: {
      [`/api/wallets/${account}/business`]: () =>
        Response.json({
          business: status === undefined ? { status: "approved", tier: 1 } : status,
        }),
      "/api/wallet/session": () => Response.json({ wallet }),
      "/config.json": () => Response.json({ stablecoins, contracts: {}, chain: { id: 17000 } }),
      [path]: () => Response.json(answer),
      ...server,
    },
  });
}

const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
/** Past steps that are complete and saved. */
async function goTo(title: "Customer" | "Financing") {
  await heading("Receivable");
  await press("Save and continue");
  await heading("Customer");
  if (title === "Customer") return;
  await press("Save and continue");
  await heading("Financing");
}

describe("funding request: who sees the form", () => {
  test("a business that isn't approved reads why not", async () => {
    openRequest({ status: { status: "pending", tier: 3 } });
    expect(await screen.findByRole("heading", { name: "Not eligible" })).toBeDefined();
    expect(screen.queryByText("What do you want to finance?")).toBeNull();
  });

  test("an unproven wallet signs in first", async () => {
    openRequest({ wallet: null });
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
  });

  test("a failed load keeps what was typed and can be repeated", async () => {
    openRequest({ server: { [path]: () => Response.json({}, { status: 503 }) } });
    expect(await screen.findByText("We couldn't load this request")).toBeDefined();
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });
});

describe("funding request: a step says what is missing", () => {
  test("step 1 needs a file", async () => {
    openRequest({ request: detail({ documents: [] }) });
    await heading("Receivable");
    await press("Save and continue");
    expect(await screen.findByText("Add the invoice or order as a file.")).toBeDefined();
    expect(screen.getByRole("heading", { level: 2, name: "Receivable" })).toBeDefined();
  });

  test("step 2 names each empty field and focuses the first", async () => {
    openRequest({ request: detail({ draft: emptyDraft }) });
    await goTo("Customer");
    await press("Save and continue");
    expect(await screen.findByText("Enter your customer's registered name.")).toBeDefined();
    expect(screen.getByText("Choose your customer's country.")).toBeDefined();
    expect(screen.getByText("Enter the number on the invoice.")).toBeDefined();
    const first = screen.getByLabelText("Customer's legal name");
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  test.each([
    ["SG", "201912345K, Singapore"],
    [null, "We still have to confirm your company’s country"],
  ])(
    "step 2 says which company sells, in the country %s, and asks nothing",
    async (sellerCountry, words) => {
      openRequest({ request: detail(), seller: { sellerCountry } });
      await goTo("Customer");
      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.queryByLabelText(/country of registration/i)).toBeNull();
    },
  );

  test("step 2 rejects a free-mail contact, and asks for USD where the currency is another", async () => {
    openRequest();
    await goTo("Customer");
    const email = screen.getByLabelText("Customer's contact email");
    await userEvent.clear(email);
    await userEvent.type(email, "ap@gmail.com");
    await userEvent.selectOptions(screen.getByLabelText("Currency"), "EUR");
    await press("Save and continue");
    expect(await screen.findByText(/We can't accept free email providers/)).toBeDefined();
    expect(screen.getByText("Enter an amount.")).toBeDefined();
    expect(screen.getByLabelText("Agreed amount in USD")).toBeDefined();
  });

  test("step 3 computes while typing, and says when the customer pays too little", async () => {
    openRequest();
    await goTo("Financing");
    const figures = within(screen.getByRole("region", { name: "What you get and pay" }));
    expect(figures.getByText("23,760.00 USDC")).toBeDefined();
    expect(figures.getByText("24,461.28 USDC")).toBeDefined();
    expect(figures.getByText("5,538.72 USDC")).toBeDefined();
    const amount = screen.getByLabelText("Amount to raise");
    await userEvent.clear(amount);
    await userEvent.type(amount, "29900");
    expect(figures.getByText(/That's more than your customer pays/)).toBeDefined();
    await press("Save and continue");
    expect(await screen.findByText(/You'd owe investors/)).toBeDefined();
  });

  test("an amount that may mean two is asked about, and counts once it is answered", async () => {
    openRequest();
    await goTo("Financing");
    const figures = within(screen.getByRole("region", { name: "What you get and pay" }));
    const amount = screen.getByLabelText<HTMLInputElement>("Amount to raise");
    await userEvent.clear(amount);
    await userEvent.type(amount, "24.000");
    const question = screen.getByText("Do you mean 24,000 or 24.00?");
    expect(question.getAttribute("role")).toBe("alert");
    expect(amount.getAttribute("aria-describedby")).toContain(question.id);
    expect(amount.getAttribute("aria-invalid")).toBe("true");
    expect(figures.queryByText("Investors pay")).toBeNull();
    await press("Save and continue");
    await waitFor(() => expect(document.activeElement).toBe(amount));
    expect(screen.getByRole("heading", { level: 2, name: "Financing" })).toBeDefined();
    const answers = within(screen.getByRole("group", { name: question.textContent ?? "" }));
    expect(answers.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "24,000",
      "24.00",
    ]);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(amount.value).toBe("24,000.00");
    expect(document.activeElement).toBe(amount);
    expect(screen.queryByText("Do you mean 24,000 or 24.00?")).toBeNull();
    expect(figures.getByText("24,000.00 USDC")).toBeDefined();
  });

  test("an amount in a currency without decimals has one answer", async () => {
    openRequest({ request: detail({ draft: { ...complete, currency: "VND", faceValue: "" } }) });
    await goTo("Customer");
    const amount = screen.getByLabelText<HTMLInputElement>("Amount of the invoice");
    await userEvent.type(amount, "24.000");
    expect(screen.getByRole("alert").textContent).toBe("Do you mean 24,000? VND has no decimals.");
    await press("24,000");
    expect(amount.value).toBe("24000");
    await userEvent.clear(amount);
    await userEvent.type(amount, "24,50");
    await press("Save and continue");
    expect(await screen.findByText("VND has no decimals.")).toBeDefined();
    expect(amount.value).toBe("24,50");
  });

  test("step 3 says how much can still be raised beside what is owed, and takes no more", async () => {
    const invited = { ...complete, audience: "invited", minimumRaise: "1" };
    openRequest({
      request: detail({ draft: { ...invited, amount: "2,500.00" } }),
      seller: { tier: 3, owed: { total: "8000000000", owesPastGrace: false } },
    });
    await goTo("Financing");
    expect(
      screen.getByText(/You can still promise investors up to 2,000\.00 USDC, interest included\./),
    ).toBeDefined();
    await press("Save and continue");
    expect(await screen.findByText(/of which 2,000\.00 USDC is left/)).toBeDefined();
    expect(screen.getByRole("heading", { level: 2, name: "Financing" })).toBeDefined();
  });

  test("step 3 tells a business that owes past a grace period that it can't sell anything new", async () => {
    openRequest({ seller: { owed: { total: "1", owesPastGrace: true } } });
    await goTo("Financing");
    expect(screen.getByText("Late repayment")).toBeDefined();
    expect(screen.getAllByText(/A receivable of yours is past its grace period/)).toHaveLength(1);
    await press("Save and continue");
    expect(
      await screen.findAllByText(/A receivable of yours is past its grace period/),
    ).not.toHaveLength(1);
    expect(screen.getByRole("heading", { level: 2, name: "Financing" })).toBeDefined();
  });

  test("step 3 has the audiences of the tier", async () => {
    openRequest();
    await goTo("Financing");
    const choices = within(screen.getByLabelText("Who can buy")).getAllByRole("option");
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      "Choose who can buy",
      "All approved investors",
      "Anyone with a link I share",
      "Only people I invite",
    ]);
  });
});

test("funding request: a file is shown to investors when its switch says so", async () => {
  const file = `${path}/documents/${id}`;
  const { requests } = openRequest({ server: { [file]: () => Response.json({ ok: true }) } });
  const shown = await screen.findByRole("checkbox", { name: "Show to investors: invoice.pdf" });
  expect((shown as HTMLInputElement).checked).toBe(false);
  await userEvent.click(shown);
  await waitFor(() => expect(requests).toContain(file));
  // There is a sample only where there is a demonstration.
  expect(screen.queryByText("Download a sample invoice")).toBeNull();
});

test("funding request: the last step doesn't claim 100%, and marks the files that investors will see", async () => {
  const file = { bytes: 9, reading: null };
  const documents = [
    { ...file, id, fileName: "invoice.pdf", forInvestors: false },
    { ...file, id: id.replace("4b", "5b"), fileName: "copy.pdf", forInvestors: true },
  ];
  openRequest({ request: detail({ documents }) });
  await goTo("Financing");
  await press("Save and continue");
  await heading("Review and sign");
  expect(screen.getByText("Step 4 of 4 · Review and sign")).toBeDefined();
  expect(screen.queryByText("100%")).toBeNull();
  expect(screen.getByText("Documents").nextSibling?.textContent).toBe(
    "invoice.pdf, copy.pdf (shown to investors)",
  );
});

describe("funding request: nothing typed is lost", () => {
  test("what was typed and not saved survives a reload and a server that is down", async () => {
    const failing = { [path]: () => Response.json({}, { status: 503 }) };
    const { requests } = openRequest();
    await goTo("Customer");
    const name = screen.getByLabelText("Customer's legal name");
    await userEvent.type(name, " II");
    expect(screen.getByText("Saved in this browser.")).toBeDefined();
    expect(requests).toContain(path);
    clearScreen();
    openRequest({ server: failing });
    expect(await screen.findByText("We couldn't load this request")).toBeDefined();
    clearScreen();
    openRequest();
    await goTo("Customer");
    expect(screen.getByLabelText("Customer's legal name")).toHaveProperty(
      "value",
      "Straits Foods Pte Ltd II",
    );
  });

  test("a change in another window asks which version to keep", async () => {
    const stored = { draft: { ...complete, amount: "20,000.00" }, baseVersion: 1 };
    localStorage.setItem(`fundingRequest:${account}:${id}`, JSON.stringify(stored));
    openRequest({ request: detail({ version: 2 }) });
    expect(await screen.findByText("This request was changed in another window")).toBeDefined();
    expect(screen.getByRole("button", { name: "Save and continue" })).toHaveProperty(
      "disabled",
      true,
    );
    await press("Use the other version");
    expect(await screen.findByText("Saved to your account.")).toBeDefined();
    expect(localStorage.getItem(`fundingRequest:${account}:${id}`)).toBeNull();
  });
});

describe("funding request: after submission", () => {
  const history = [
    { event: "created", at: "2026-02-27T10:00:00.000Z", reason: null, changes: [] },
    { event: "submitted", at: "2026-02-28T10:00:00.000Z", reason: null, changes: [] },
  ];

  test("a timeline with dates, and a way to withdraw", async () => {
    openRequest({ request: detail({ status: "submitted", history }) });
    expect(await screen.findByText("In review")).toBeDefined();
    expect(screen.getByText("Feb 28, 2026, 10:00 UTC")).toBeDefined();
    expect(screen.getByText("You publish it on the exchange").textContent).toBe(
      "Still to come: You publish it on the exchange",
    );
    await press("Withdraw request");
    expect(await screen.findByRole("dialog", { name: "Withdraw this request?" })).toBeDefined();
    expect(screen.getByText(/^We'll stop the review\. You can't undo this/)).toBeDefined();
  });

  test("requested changes open the step of the first named field, with the comment beside it", async () => {
    const requestedChanges = [
      { field: "amount" as const, comment: "Part of it was paid in advance." },
    ];
    openRequest({ request: detail({ status: "changes-requested", requestedChanges }) });
    await heading("Financing");
    expect(screen.getByText("We need a few changes")).toBeDefined();
    const amount = screen.getByLabelText("Amount to raise");
    const help = document.getElementById(amount.getAttribute("aria-describedby") ?? "");
    expect(help?.textContent).toContain("Our reviewer: Part of it was paid in advance.");
  });

  test("an approved request offers to publish until the approval expires", async () => {
    const offer = {
      terms: {},
      sellerSignature: "0x01",
      attestation: {},
      attestor: `0x${"ab".repeat(20)}`,
      attestorSignature: "0x02",
      confirmation: null,
    } as const;
    openRequest({
      request: detail({
        status: "attested",
        attestationExpiresAt: "2026-03-08T10:00:00.000Z",
        offer,
      }),
    });
    expect(await screen.findByText("Publish it on the exchange by Mar 8, 2026.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Publish on the exchange" })).toBeDefined();
    await press("Withdraw request");
    expect(
      await screen.findByText(
        "Your signature and ours stay valid until Mar 8, 2026, 10:00 UTC: until then it could still be published with them, so its amount counts against your tier's limit. You can't undo this, but you can start a new request.",
      ),
    ).toBeDefined();
    clearScreen();
    openRequest({ request: detail({ status: "attested", isExpired: true }) });
    expect(await screen.findByText("The approval has expired")).toBeDefined();
    await heading("Receivable");
  });

  test("it says which invoice it is, whose and how much", async () => {
    openRequest({ request: detail({ status: "submitted", history }) });
    const title = "Invoice INV-0042 to Straits Foods Pte Ltd";
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeDefined();
    const figure = (label: string) => screen.getByText(label).nextSibling?.textContent;
    expect(figure("Invoice amount")).toBe("30,000.00 USD");
    expect(figure("Amount to raise")).toBe("24,000.00 USDC");
    expect(figure("Due date")).toBe("Apr 30, 2026");
  });

  test("a published request says how it stands on the exchange, and leads there", async () => {
    const market = {
      status: "late",
      next: "24,300.00 USDC is 3 days past due.",
      openGate: null,
      pastDue: "24,300.00 USDC",
      raised: "24,000.00 USDC",
      listedAt: "2026-03-02T09:00:00.000Z",
      history: [{ event: "funded", at: "2026-03-10T09:00:00.000Z" }],
    } as const;
    openRequest({ request: detail({ status: "listed", listingId: "46", market }) });
    expect(await screen.findByText("Late")).toBeDefined();
    const funded = screen.getByText("Funded: the proceeds were paid out");
    expect(funded.nextSibling?.textContent).toBe("Mar 10, 2026, 09:00 UTC");
    expect(screen.getByText(market.next)).toBeDefined();
    const pay = screen.getByRole("link", { name: "Pay 24,300.00 USDC" });
    expect(pay).toHaveProperty("pathname", "/business/payments");
    const link = await screen.findByRole("link", { name: "See it on the exchange" });
    expect(link).toHaveProperty("pathname", "/exchange/46");
  });

  const whole = "24,000.00 USDC";
  const part = "5,400.00 of 24,000.00 USDC";
  const none = "0.00 of 24,000.00 USDC";
  test.each([
    ["submitted", null, "Amount to raise", whole],
    ["withdrawn", null, "Amount to raise", whole],
    ["rejected", null, "Amount to raise", whole],
    // The market can't be read.
    ["listed", null, "Amount to raise", whole],
    ["listed", { status: "open", raised: part }, "Raised so far", part],
    ["listed", { status: "selling", raised: part }, "Raised so far", part],
    ["listed", { status: "running", raised: whole }, "Raised", whole],
    ["listed", { status: "late", raised: whole }, "Raised", whole],
    ["listed", { status: "settled", raised: whole }, "Raised", whole],
    ["listed", { status: "failed", raised: none }, "Raised", none],
    ["listed", { status: "cancelled", raised: none }, "Raised", none],
  ] as const)(
    "the figures of a request that is %s, %j: %s %s",
    async (status, sale, label, value) => {
      const market = sale && {
        next: "",
        openGate: null,
        pastDue: null,
        history: [],
        listedAt: "2026-03-02T09:00:00.000Z",
        ...sale,
      };
      openRequest({ request: detail({ status, market, listingId: market && "46", history }) });
      const shown = await screen.findByText(label, { selector: "dt" });
      expect(shown.nextSibling?.textContent).toBe(value);
    },
  );

  test.each([
    ["invite", "Invite people"],
    ["link", "Share your link"],
  ] as const)(
    "a published sale by %s leads to where its seller lets people in",
    async (openGate, name) => {
      const market = {
        ...({
          status: "open",
          next: "It's on sale.",
          openGate,
          pastDue: null,
          raised: "0.00 of 24,000.00 USDC",
          history: [],
        } as const),
        listedAt: "2026-03-02T09:00:00.000Z",
      } as const;
      openRequest({ request: detail({ status: "listed", listingId: "46", market }) });
      const link = await screen.findByRole("link", { name });
      expect(link).toHaveProperty("pathname", "/exchange/46");
      expect(screen.queryByRole("link", { name: "See it on the exchange" })).toBeNull();
    },
  );

  const failedSale = {
    isCancelled: true,
    isFraud: false,
    hasExpired: true,
    token: { symbol: "USDC", decimals: 6 },
    pricePerUnit: "1000000",
    hasReturn: false,
    soldUnits: 1_200,
    minUnits: 3_000,
    totalUnits: 6_000,
    buyers: 4,
    days: 5,
    pastDue: null,
  };

  test("a sale that failed is to be cancelled by anybody; nothing can be tried again before", async () => {
    const failed = { ...failedSale, isCancelled: false };
    openRequest({ request: detail({ status: "listed", listingId: "46", failedSale: failed }) });
    expect(await screen.findByText("Not funded")).toBeDefined();
    expect(screen.getByRole("button", { name: "Cancel the sale" })).toBeDefined();
    expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
  });

  test("after a failed sale the business reads what to change, and starts again from its answers", async () => {
    const request = detail({ status: "listed", listingId: "46", failedSale });
    openRequest({ request });
    expect(
      await screen.findByText("1,200.00 USDC of at least 3,000.00 USDC was sold, to 4 buyers."),
    ).toBeDefined();
    expect(screen.getByText(/With 1,200.00 USDC as the minimum/)).toBeDefined();
    expect(screen.getByText(/Ask for less than 6,000.00 USDC/)).toBeDefined();
    expect(screen.getByText(/they could buy for 5 days/)).toBeDefined();
    expect(screen.getByText(/Offer interest/)).toBeDefined();
    expect(screen.queryByText(/No one bought/)).toBeNull();
    await press("Try again with these answers");
    const stored = Object.entries(localStorage).find(([key]) => key.startsWith("fundingRequest:"));
    const { draft, baseVersion } = JSON.parse(stored?.[1] as string);
    expect(stored?.[0]).not.toContain(id);
    expect(baseVersion).toBeNull();
    expect(draft).toMatchObject({
      invoiceNumber: "INV-0042",
      amount: "24,000.00",
      fundingDeadline: "",
    });
  });

  test("an invoice whose due date has passed on the exchange can't be sold again, and says when it was", async () => {
    const failed = { ...failedSale, pastDue: "Feb 28, 2026" };
    const request = detail({ status: "listed", listingId: "46", failedSale: failed });
    openRequest({ request });
    expect(
      await screen.findByText(
        "Every buyer can take back exactly what they paid, without your help. You owe nothing. The due date (Feb 28, 2026) has passed, so it can't be listed again.",
      ),
    ).toBeDefined();
    expect(screen.queryByText("What you can change")).toBeNull();
    expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
  });

  test("a cancelled sale without buyers says in one place that nothing is owed", async () => {
    const none = { hasExpired: false, soldUnits: 0, buyers: 0, pastDue: "Feb 28, 2026" };
    const failed = { ...failedSale, ...none };
    openRequest({ request: detail({ status: "listed", listingId: "46", failedSale: failed }) });
    expect(await screen.findByRole("heading", { name: "Sale cancelled" })).toBeDefined();
    expect(
      screen.getByText(
        "No notes were sold, so you owe nothing. The due date (Feb 28, 2026) has passed, so it can't be listed again.",
      ),
    ).toBeDefined();
    expect(screen.queryByText(/try again|0 buyers/i)).toBeNull();
    expect(screen.queryByRole("heading", { name: "Status" })).toBeNull();
  });

  test("a sale that was cancelled as fraud says so, and offers no second try", async () => {
    const failed = { ...failedSale, isFraud: true };
    openRequest({ request: detail({ status: "listed", listingId: "46", failedSale: failed }) });
    expect(await screen.findByText("The sale was cancelled as fraud")).toBeDefined();
    expect(screen.getByText(/it can never be sold on the exchange again/)).toBeDefined();
    expect(screen.getByText(/Every buyer can take back exactly what they paid/)).toBeDefined();
    expect(screen.queryByText("What you can change")).toBeNull();
    expect(screen.queryByRole("button", { name: /Try again|Cancel the sale/ })).toBeNull();
  });

  test("a rejected request shows the reason once, a way to a new one, and no deed", async () => {
    const reason = "Not an invoice.";
    const rejected = { event: "rejected", at: "2026-02-28T10:00:00.000Z", reason, changes: [] };
    openRequest({
      request: detail({
        status: "rejected",
        rejectionReason: reason,
        deed: id,
        history: [rejected],
      }),
    });
    expect(await screen.findByText(reason)).toBeDefined();
    const link = screen.getByRole("link", { name: "Start a new request" });
    expect(link.getAttribute("href")).toMatch(/\/funding-request\/[0-9a-f-]{36}$/);
    expect(screen.queryByText(/Deed of assignment/)).toBeNull();
    expect(screen.queryByRole("button", { name: /Withdraw|Publish/ })).toBeNull();
  });
});

/** The page is closed; what the browser has stored stays. */
function clearScreen(): void {
  const stored = { ...localStorage };
  clearPage();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value as string);
}

describe("funding request: community campaign", () => {
  const story = "We bake for our whole street, and one oven is too few. ".repeat(3).trim();
  const draft: Draft = {
    ...emptyDraft,
    amount: "6,000.00",
    interestRate: "0",
    maturity: "2026-05-30",
    minimumRaise: "3,000.00",
    fundingDeadline: "2026-03-15",
    audience: "eligible",
  };

  test("needs neither file nor customer, and says who repays before it asks", async () => {
    openRequest({ request: detail({ draft, documents: [] }) });
    await heading("Receivable");
    await userEvent.click(screen.getByRole("radio", { name: /A community campaign/ }));
    await press("Save and continue");
    await heading("Campaign");
    expect(screen.getByText("You repay this yourself")).toBeDefined();
    expect(screen.queryByLabelText("Customer's legal name")).toBeNull();
    await press("Save and continue");
    expect(await screen.findByText("Give your campaign a name.")).toBeDefined();
    expect(screen.getByText(/Tell your backers in at least 100 characters/)).toBeDefined();
    await userEvent.type(screen.getByLabelText("Campaign name"), "Second oven");
    await userEvent.click(screen.getByLabelText("Story"));
    await userEvent.paste(story);
    await press("Save and continue");
    await heading("Financing");
    const figures = within(screen.getByRole("region", { name: "What you get and pay" }));
    expect(figures.getByText("Backers give you").nextSibling?.textContent).toBe("6,000.00 USDC");
    expect(figures.getByText("You repay them").nextSibling?.textContent).toBe("6,000.00 USDC");
    expect(figures.getByText(/Backers get back exactly what they gave/)).toBeDefined();
    expect(figures.queryByText(/your customer pays/)).toBeNull();
    expect(figures.queryByLabelText("Advance rate")).toBeNull();
    await press("Save and continue");
    await heading("Review and sign");
    expect(screen.getByText(story)).toBeDefined();
    expect(screen.getByText(/No customer owes this money/)).toBeDefined();
  });

  test("takes pictures with words for people who can't see them, and keeps both after a failure", async () => {
    const own = { ...draft, kind: "community", campaignName: "Second oven", story } as const;
    const pictures = [{ id, description: "The old oven" }];
    let isUp = false;
    const answer = () =>
      isUp
        ? Response.json({ url: "/campaign-pictures/x.jpg" })
        : Response.json({ code: "CAMPAIGN_PICTURE", message: "Another one." }, { status: 415 });
    const { requests } = openRequest({
      request: detail({ draft: own, documents: [], pictures }),
      server: { "/api/business/campaign-pictures": answer },
    });
    await heading("Receivable");
    await press("Save and continue");
    await heading("Campaign");
    expect(screen.getByAltText("The old oven").getAttribute("src")).toBe(`${path}/pictures/${id}`);
    const chosen = new File(["x"], "queue.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText("Choose a picture"), chosen);
    await press("Add picture");
    expect(await screen.findByText("Describe the picture in a few words.")).toBeDefined();
    await press("Save and continue");
    expect(
      await screen.findByText("Add this picture or remove it before you continue."),
    ).toBeDefined();
    await userEvent.type(screen.getByLabelText("What the picture shows"), "A queue");
    await press("Add picture");
    expect(await screen.findByText("Another one.")).toBeDefined();
    expect(screen.getByLabelText("What the picture shows")).toHaveProperty("value", "A queue");
    isUp = true;
    await press("Add picture");
    await expect
      .poll(() => requests.filter((one) => one.startsWith(`${path}/pictures/`)).length)
      .toBe(1);
    await press(/^Remove.*The old oven/);
    await expect.poll(() => requests).toContain(`${path}/pictures/${id}`);
  });

  test("what was typed for another kind of request is kept, and asks nothing", async () => {
    const typed = { customerWallet: "0x12", invoiceNumber: "7" };
    const name = { kind: "community", campaignName: "Second oven", story } as const;
    openRequest({ request: detail({ draft: { ...draft, ...typed, ...name }, documents: [] }) });
    await heading("Receivable");
    await press("Save and continue");
    await heading("Campaign");
    await press("Save and continue");
    await heading("Financing");
  });
});

describe("funding request: an e-invoice fills the form", () => {
  const answers = {
    customerName: "Cleo Retail GmbH",
    customerCountry: "DE",
    invoiceNumber: "BT-2026-118",
    currency: "EUR",
    faceValue: "24,000.00",
  };
  const reading = {
    outcome: "read" as const,
    answers,
    seller: { name: "Ben Trading", registryNumber: null, vatId: null },
    isSelfBilled: false,
    totalsDifference: null,
  };
  const file = (name = "invoice.xml") => new File(["<Invoice/>"], name, { type: "text/xml" });

  /** A server that takes any file and answers with this reading. */
  function stubUploads(given: object | null) {
    class Upload extends EventTarget {
      upload = {};
      status = 200;
      responseText = JSON.stringify({ reading: given });
      onload: (() => void) | null = null;
      open() {}
      send() {
        queueMicrotask(() => this.onload?.());
      }
    }
    vi.stubGlobal("XMLHttpRequest", Upload);
  }

  const open = (draft: Draft, given: typeof reading | null) => {
    stubUploads(given);
    const documents = [
      { id, fileName: "invoice.xml", bytes: 9, forInvestors: false, reading: given },
    ];
    openRequest({
      request: detail({ draft, documents }),
      server: { [path]: respond },
    });
    function respond() {
      return Response.json({
        wallet: account,
        seller,
        request: detail({ draft, documents }),
        version: 2,
      });
    }
  };

  test("where it is empty, and marks what comes from the file until it is edited", async () => {
    open(emptyDraft, reading);
    await heading("Receivable");
    await userEvent.upload(screen.getByLabelText("Documents"), file());
    expect(await screen.findByText(/^E-invoice BT-2026-118 read/)).toBeDefined();
    await goTo("Customer");
    const name = screen.getByLabelText("Customer's legal name");
    expect(name).toHaveProperty("value", "Cleo Retail GmbH");
    expect(screen.getByLabelText("Currency")).toHaveProperty("value", "EUR");
    expect(screen.getByLabelText("Amount of the invoice")).toHaveProperty("value", "24,000.00");
    expect(screen.getAllByText("From the file")).toHaveLength(5);
    await userEvent.type(name, " & Co");
    expect(screen.getAllByText("From the file")).toHaveLength(4);
    await press("Use the file’s value for Customer's legal name");
    expect(name).toHaveProperty("value", "Cleo Retail GmbH");
  });

  test("and leaves what was typed, beside what the file says", async () => {
    open(complete, reading);
    await heading("Receivable");
    await userEvent.upload(screen.getByLabelText("Documents"), file());
    await goTo("Customer");
    const name = screen.getByLabelText("Customer's legal name");
    expect(name).toHaveProperty("value", "Straits Foods Pte Ltd");
    expect(screen.getByText(/^The file says Cleo Retail GmbH/)).toBeDefined();
    expect(screen.getByText(/^The file says Germany/)).toBeDefined();
    expect(screen.queryByText("From the file")).toBeNull();
  });

  test("of a request that its first file saved, without a conflict at the next visit", async () => {
    stubUploads(reading);
    const key = `fundingRequest:${account.toLowerCase()}:${id}`;
    localStorage.setItem(key, JSON.stringify({ draft: emptyDraft, baseVersion: null }));
    let isSaved = false;
    const own = () => (isSaved ? detail({ draft: emptyDraft, documents: [] }) : null);
    openRequest({
      server: {
        [path]: () => Response.json({ wallet: account, seller, request: own() }),
        "/api/business/funding-requests": () => {
          isSaved = true;
          return Response.json({ version: 1 });
        },
      },
    });
    await heading("Receivable");
    await userEvent.upload(screen.getByLabelText("Documents"), file());
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(key) ?? "{}")).toMatchObject({
        draft: { customerName: "Cleo Retail GmbH" },
        baseVersion: 1,
      }),
    );
  });

  test("and a file that is neither is refused before it is sent", async () => {
    open(emptyDraft, null);
    await heading("Receivable");
    await userEvent.upload(screen.getByLabelText("Documents"), file("invoice.pdf"));
    expect(
      await screen.findByText(/Please choose a PDF, PNG or JPG, or an e-invoice/),
    ).toBeDefined();
  });
});
