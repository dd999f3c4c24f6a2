// @vitest-environment jsdom
import type { RewardState } from "@tenora/domain/reward/reward-state";
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { PortfolioPage, Position } from "./portfolio-page.ts";
import { PortfolioView } from "./portfolio-view.tsx";

afterEach(clearPage);

const position: Position = {
  note: (7n << 24n) | 1n,
  listing: 7n,
  name: "7-1",
  seller: "Ben Trading",
  isCommunity: false,
  status: "settled",
  defaultedAt: null,
  dispute: null,
  units: "4 of 10 units",
  cost: "380.00 USDC",
  value: "400.00 USDC",
  maturity: "3 Jan 2027",
  when: "",
  collected: "0.00 USDC",
  owedWords: null,
  lateFeeWords: null,
  claimable: "400.00 USDC",
  refundable: 0n,
  refundWords: null,
  reward: null,
};

const cancelled: Position = {
  ...position,
  note: (8n << 24n) | 1n,
  name: "8-1",
  status: "cancelled",
  claimable: null,
  refundable: 95_000_000n,
  refundWords: "95.00 USDC",
};

const page: PortfolioPage = {
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  wallet: `0x${"a1".repeat(20)}`,
  figures: [{ label: "To collect", values: ["495.00 USDC"] }],
  groups: [
    {
      title: "Sales that weren't funded",
      meaning: "Take back what you paid.",
      valueLabel: "Value at maturity",
      positions: [cancelled],
    },
    {
      title: "Settled",
      meaning: "Repaid in full.",
      valueLabel: "Value at maturity",
      positions: [position],
    },
  ],
  claimable: { notes: [position.note], count: 1, amounts: ["400.00 USDC"] },
  rateable: [],
  credits: [{ token: `0x${"c1".repeat(20)}`, words: "12.00 USDC" }],
  next: null,
  isFirstPage: true,
  analysis: null,
};

const open = (shown: PortfolioPage, isOwn: boolean) =>
  renderPage({
    path: "/investor/portfolio",
    page: () => <PortfolioView page={shown} isOwn={isOwn} />,
    wallet: "connected",
  });

test.each([
  [true, 20],
  [false, 40],
])(
  "portfolio: Collect all with a relayer (%s) takes %i notes, as many as one transaction can",
  async (isRelaying, most) => {
    const notes = Array.from({ length: 40 }, (_, at) => position.note + BigInt(at));
    const claimable = { notes, count: 450, amounts: ["400.00 USDC", "9.00 USDT"] };
    renderPage({
      path: "/investor/portfolio",
      wallet: "connected",
      isRelaying,
      page: () => <PortfolioView page={{ ...page, claimable }} isOwn />,
    });
    expect(
      await screen.findByText(
        `400.00 USDC and 9.00 USDT from 450 notes, ${most} in one transaction, to your wallet.`,
      ),
    ).toBeDefined();
  },
);

const region = (name: string) => within(screen.getByRole("region", { name }));

test("portfolio: one's own notes have the buttons of their status", async () => {
  open(page, true);
  expect(await screen.findByRole("button", { name: "Collect 400.00 USDC" })).toBeDefined();
  expect(region("Settled").getByRole("button", { name: "Collect" })).toBeDefined();
  expect(region("Settled").getByLabelText("Address to be paid to")).toBeDefined();
  expect(
    region("Sales that weren't funded").getByRole("button", { name: "Get your refund" }),
  ).toBeDefined();
  expect(region("Sales that weren't funded").getByLabelText("Address to be paid to")).toBeDefined();
  expect(screen.getByRole("button", { name: "Withdraw" })).toBeDefined();
  expect(screen.getByText("Withdraw to another address")).toBeDefined();
});

test("portfolio: another wallet's notes are readable and have no buttons", async () => {
  open(page, false);
  expect((await screen.findByText("400.00 USDC", { selector: "p" })).textContent).toBe(
    "400.00 USDC to collect",
  );
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("portfolio: a group of notes past due says what is still owed, in its head and on phones' cards", async () => {
  const late = { ...position, status: "defaulted", claimable: null } as const;
  const groups = [
    { title: "In default", meaning: "", valueLabel: "Still owed", positions: [late] },
  ];
  open({ ...page, groups }, false);
  const group = within(await screen.findByRole("region", { name: "In default" }));
  expect(group.getByRole("columnheader", { name: "Still owed" })).toBeDefined();
  expect(group.getAllByText("Still owed")).toHaveLength(2);
  expect(group.queryByText("Value at maturity")).toBeNull();
});

test("portfolio: a note of a community campaign says that no customer owes it", async () => {
  const backed = { ...position, isCommunity: true };
  open(
    {
      ...page,
      groups: [
        { title: "Backed", meaning: "", valueLabel: "Value at maturity", positions: [backed] },
      ],
    },
    true,
  );
  const group = within(await screen.findByRole("region", { name: "Backed" }));
  expect(group.getByText(/no customer owes it, the business repays it itself/)).toBeDefined();
  clearPage();
  open(page, true);
  expect(await screen.findByRole("region", { name: "Settled" })).toBeDefined();
  expect(screen.queryByText(/no customer owes it/)).toBeNull();
});

const reward = {
  id: "3",
  name: "Bread for a year",
  description: "One loaf a week",
  redemption: "Ask us",
  until: "2027-12-31",
  picture: null,
};

test.each<[RewardState, RegExp, boolean]>([
  ["waiting-for-funding", /once the sale is funded/, false],
  ["waiting-for-repayment", /once the receivable is repaid/, false],
  ["claimable", /Ready to claim/, true],
  ["claimed", /it's in your wallet/, false],
  ["ended", /Ended on Dec 31, 2027/, false],
  ["unfulfilled", /Unfulfilled: the receivable defaulted/, false],
  ["void", /you get your money back/, false],
])(
  "portfolio: a reward that is %s says so, and has its button",
  async (state, words, hasButton) => {
    const rewarded = { ...position, reward: { reward, state, isDelivered: state === "claimed" } };
    const groups = [
      {
        title: "Settled",
        meaning: "Repaid in full.",
        valueLabel: "Value at maturity",
        positions: [rewarded],
      },
    ];
    open({ ...page, groups }, true);
    expect(await screen.findByText("Bread for a year")).toBeDefined();
    expect(region("Settled").getByText(words)).toBeDefined();
    const buttons = screen.queryAllByRole("button", { name: "Claim the reward" });
    expect(buttons).toHaveLength(hasButton ? 1 : 0);
    const handedOver = screen.queryAllByText("The seller says it was handed over.");
    expect(handedOver).toHaveLength(state === "claimed" ? 1 : 0);
    clearPage();
    open({ ...page, groups }, false);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryAllByRole("button")).toEqual([]);
  },
);

test("portfolio: a late note says what is still owed to it and what a day costs", async () => {
  const late: Position = {
    ...position,
    status: "late",
    when: "9 days past due",
    claimable: null,
    owedWords: "401.20 USDC still owed to this note, including a late fee of 1.20 USDC",
    lateFeeWords: "A late fee of 3.00 USDC has built up.",
  };
  open(
    {
      ...page,
      groups: [
        { title: "Past due", meaning: "", valueLabel: "Value at maturity", positions: [late] },
      ],
    },
    true,
  );
  expect(await screen.findByText("9 days past due")).toBeDefined();
  expect(
    screen.getByText(/still owed to this note, including a late fee of 1\.20 USDC$/),
  ).toBeDefined();
  expect(screen.getByText("A late fee of 3.00 USDC has built up.")).toBeDefined();
});

test("portfolio: says what carries more than a quarter, and has the chart's figures as a table", async () => {
  const month = {
    key: "2026-11",
    label: "Nov",
    name: "Nov 2026",
    paid: "380.00",
    received: null,
    expected: null,
    labels: { up: null, down: "380" },
    bars: { paid: 1_000, received: 0, expected: 0 },
  };
  const analysis = {
    returns: [{ label: "Expected yearly return", values: ["11.2%"] }],
    charts: [{ symbol: "USDC", months: [month], zero: 0, later: "400.00 USDC" }],
    allocations: [
      {
        title: "Business",
        shares: [
          { label: "Ben Trading", percent: 80, isLarge: true },
          { label: "Lotus", percent: 20, isLarge: false },
        ],
      },
    ],
    history: [],
  };
  open({ ...page, analysis }, false);
  expect(await screen.findByText("More than 25% in one place")).toBeDefined();
  expect(screen.getByText(/^Ben Trading 80%\. The more/)).toBeDefined();
  expect(screen.getByText("11.2%")).toBeDefined();
  const table = screen.getByRole("table", { name: "Cash flow in USDC by month", hidden: true });
  expect(within(table).getByText("380.00")).toBeDefined();
  expect(screen.getByText("380")).toBeDefined();
  expect(screen.getByText("400.00 USDC more is expected after Nov 2026.")).toBeDefined();
});

test("portfolio: folds the notes of which nothing is left to collect", async () => {
  const collected = { ...position, note: position.note + 1n, name: "7-2", claimable: null };
  const groups = [
    {
      title: "Settled",
      meaning: "",
      valueLabel: "Value at maturity",
      positions: [position, collected],
    },
  ];
  open({ ...page, groups }, true);
  const summary = await screen.findByText("1 note with nothing left to collect");
  const fold = within(summary.closest("details") as HTMLElement);
  expect(fold.getByText("Note 7-2")).toBeDefined();
  expect(fold.queryByText("Note 7-1")).toBeNull();
});

test("portfolio: with too many payments it says why there are no returns", async () => {
  open({ ...page, analysis: { returns: null, charts: [], allocations: [], history: [] } }, false);
  expect(await screen.findByText(/more than 1,000 notes or payments/)).toBeDefined();
});

const none = {
  ...page,
  figures: [],
  groups: [],
  credits: [],
  claimable: { notes: [], count: 0, amounts: [] },
};
const collectedSoFar = [{ label: "Collected so far", values: ["41.85 USDC"] }];
const noAnalysis = { returns: [], charts: [], allocations: [], history: [] };
const sold = {
  key: "1",
  date: "Jan 5, 2026",
  what: "Sold a note",
  listing: 7n,
  seller: "Ben Trading",
  note: "7-1",
  amount: "41.85 USDC",
  isOut: false,
};

test("portfolio: without notes it says where to buy one", async () => {
  open({ ...none, analysis: noAnalysis }, true);
  expect(await screen.findByText("You don't own a note yet")).toBeDefined();
  expect(screen.getByRole("link", { name: "Browse the exchange" })).toHaveProperty(
    "pathname",
    "/exchange",
  );
});

test.each([
  ["who collected on notes before", { figures: collectedSoFar }],
  ["who sold notes before", { analysis: { ...noAnalysis, history: [sold] } }],
])("portfolio: somebody %s doesn't own a note now", async (_, changes) => {
  open({ ...none, ...changes }, true);
  expect(await screen.findByText("You don't own a note now")).toBeDefined();
  expect(screen.queryByText("Collected so far")).toEqual(
    "figures" in changes ? expect.anything() : null,
  );
  clearPage();
  open({ ...none, ...changes }, false);
  expect(await screen.findByText("This wallet owns no notes now")).toBeDefined();
});

test("portfolio: a page beyond the oldest note says so, and leads to the newest", async () => {
  open({ ...none, isFirstPage: false }, true);
  expect(await screen.findByText("No older notes")).toBeDefined();
  expect(screen.getByRole("link", { name: "Newest notes" })).toHaveProperty(
    "pathname",
    "/investor/portfolio",
  );
  expect(screen.queryByText(/own a note/)).toBeNull();
});

test("portfolio: a note of a disputed receivable says so, and what that means; no other does", async () => {
  const title = "Dispute recorded by our reviewer on Nov 20, 2026";
  const dispute = { title, short: `${title}. You don't need to do anything.` };
  const running = { ...position, status: "running", claimable: null } as const;
  const disputed = { ...running, note: (9n << 24n) | 1n, name: "9-1", dispute };
  const group = {
    title: "Running",
    meaning: "",
    valueLabel: "Value at maturity",
    positions: [disputed, running],
  };
  open({ ...page, groups: [group] }, true);
  const [first, second] = (await screen.findAllByRole("rowgroup")).slice(1);
  expect(first?.textContent).toContain(dispute.short);
  expect(within(first as HTMLElement).getByText("Disputed")).toBeDefined();
  expect(second?.textContent).not.toContain("Disputed");
  clearPage();
  // What its holder needn't do is nothing to anybody else.
  open({ ...page, groups: [group] }, false);
  expect(await screen.findByText(`${title}.`)).toBeDefined();
});
