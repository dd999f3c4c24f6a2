// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import type { TrackRecordLine } from "../seller/track-record.ts";
import { RecordEvidence } from "./record-evidence.tsx";

afterEach(cleanup);

const record = { ended: 3, onTime: 2, defaulted: 0 };
const line = (changes: Partial<TrackRecordLine> = {}): TrackRecordLine => ({
  listing: "12",
  amount: "1,200.00 USDC",
  daysLate: 0,
  isDisputed: false,
  soldBy: null,
  ...changes,
});

const Evidence = ({ loaderData }: { loaderData: Parameters<typeof RecordEvidence>[0] }) => (
  <RecordEvidence {...loaderData} />
);
const show = (props: Parameters<typeof RecordEvidence>[0]) =>
  renderScreen([{ path: "/", Component: Evidence as never, loader: () => props }], "/");

test("record evidence: each receivable with its amount, its lateness and a link to its case", async () => {
  const lines = [
    line({ daysLate: 25, isDisputed: true }),
    line({ listing: "9", daysLate: 1, soldBy: "Cy Trading" }),
  ];
  show({ record, trackRecord: [{ outcome: "late", totals: ["2,400.00 USDC"], lines }] });
  expect(await screen.findByText("2 of 3 that came due were repaid on time.")).toBeTruthy();
  expect(screen.getByText("Late now").textContent).toBe("Late now · 2 receivables, 2,400.00 USDC");
  const [first, second] = screen.getAllByRole("listitem");
  expect(first?.textContent).toBe("Receivable #12 1,200.00 USDC, 25 days past due, disputed");
  expect(second?.textContent).toBe(
    "Receivable #9 1,200.00 USDC, 1 day past due, sold by Cy Trading",
  );
  expect(screen.getByRole("link", { name: "Receivable #12" }).getAttribute("href")).toBe(
    "/admin/market/12",
  );
});

test("record evidence: what was repaid late says so in days, and a disputed one isn't called so twice", async () => {
  const repaid = [line({ daysLate: 9 })];
  const disputed = [line({ listing: "7", isDisputed: true })];
  show({
    record,
    trackRecord: [
      { outcome: "disputed", totals: ["1,200.00 USDC"], lines: disputed },
      { outcome: "repaid-late", totals: ["1,200.00 USDC"], lines: repaid },
    ],
  });
  expect(await screen.findByText("Repaid late")).toBeTruthy();
  const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "Receivable #7 1,200.00 USDC",
    "Receivable #12 1,200.00 USDC, 9 days late",
  ]);
});

test("record evidence: beyond three of one kind are folded", async () => {
  const lines = ["5", "4", "3", "2", "1"].map((listing) => line({ listing }));
  show({ record, trackRecord: [{ outcome: "repaid-on-time", totals: ["6.00 USDC"], lines }] });
  const folded = (await screen.findByText("2 more")).closest("details") as HTMLElement;
  expect(within(folded).getAllByRole("link", { hidden: true })).toHaveLength(2);
});

test.each([
  [{ ended: 0, onTime: 0, defaulted: 0 }, /counts as unknown/],
  [{ ended: 1, onTime: 1, defaulted: 0 }, /^1 of 1 that came due was repaid on time\.$/],
  [{ ended: 2, onTime: 1, defaulted: 1 }, /; 1 defaulted, so the score is 0\.$/],
])("record evidence: says in words what a score rests on (%#)", async (of, words) => {
  show({ record: of, trackRecord: [] });
  expect(await screen.findByText(words)).toBeTruthy();
});
