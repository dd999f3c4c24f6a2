// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { DialogHost } from "~/features/transaction/dialog-host";
import type { DeskRow } from "../desk.ts";
import { AttentionList } from "./attention-list.tsx";

afterEach(clearPage);

const now = 1_800_000_000;
const row = (topic: DeskRow["topic"], listing: string): DeskRow => ({
  key: `${topic}:${listing}`,
  topic,
  since: now - 86_400,
  listing,
  who: "Ben Trading",
  owed: null,
  isCommunity: false,
  due: null,
  contact: null,
  about: null,
});
const rows = [row("overdue", "1"), row("late", "2"), row("disputed", "3"), row("failed", "4")];

/** What can be pressed in the last cell of each row. */
async function actionsWith(wallet: "none" | "connected") {
  renderPage({
    path: "/admin/market",
    wallet,
    page: () => (
      <DialogHost>
        <AttentionList rows={rows} now={now} isStale={false} />
      </DialogHost>
    ),
  });
  const connected = () => screen.queryAllByRole("button", { name: "Cancel the sale" }).length;
  await expect.poll(connected).toBe(wallet === "none" ? 0 : 1);
  const [, ...lines] = screen.getAllByRole("row");
  return lines.map((line) => {
    const last = within(line).getAllByRole("cell").at(-1);
    return [...(last?.querySelectorAll("a, button") ?? [])].map(({ textContent, className }) => [
      textContent?.replace(/ of receivable.*/, ""),
      className.includes("border-line-strong"),
    ]);
  });
}

test("market desk: every row has its next action in one look, and what is recorded has its case beside it", async () => {
  expect(await actionsWith("connected")).toEqual([
    [
      ["Case", false],
      ["Record the default", true],
    ],
    [["Open case", true]],
    [["Open case", true]],
    [["Cancel the sale", true]],
  ]);
});

test("market desk: without a wallet cases can still be opened", async () => {
  const open = [["Open case", true]];
  expect(await actionsWith("none")).toEqual([open, open, open, []]);
});

test("market desk: names that a row cuts are whole for the pointer and for who listens", async () => {
  const who = "Straits Cold Chain Logistics and Warehousing Pte Ltd";
  const about = "Northern Lights Retail Group Pte Ltd · INV-2026-00417";
  const assignee = { adminId: "a", email: "olga@tenora.example" };
  const contact = { on: null, assignee, followUp: null };
  renderPage({
    path: "/admin/market",
    page: () => (
      <DialogHost>
        <AttentionList
          rows={[{ ...row("late", "1207"), who, about, contact }]}
          now={now}
          isStale={false}
        />
      </DialogHost>
    ),
  });
  const link = await screen.findByRole("link", { name: "Receivable #1207" });
  const cell = link.closest("td");
  expect(cell?.title).toBe(`Receivable #1207, ${who}, ${about}`);
  for (const text of [who, about])
    expect(within(cell as HTMLElement).getByText(text).className).toContain("truncate");
  // The name of who looks after it has a title of its own, and stays beside a long customer.
  expect(cell?.textContent).toContain(`#1207 ${who} ${about} assigned to olga`);
});
