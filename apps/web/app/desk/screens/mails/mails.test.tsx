// @vitest-environment jsdom
import type { OutboxMail } from "@tenora/database/mail/list-mails";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { findRow, renderScreen } from "#test/components/desk/render-screen.tsx";
import Mails from "./mails.tsx";

const at = new Date("2026-01-05T10:00:00Z");
const mail: OutboxMail = {
  id: "1",
  kind: "business_approved",
  subjectId: "b1",
  subjectName: "Ada Trading",
  recipient: "ada@example.com",
  createdAt: at,
  attempts: 1,
  sentAt: at,
  lastError: null,
  nextAttemptAt: null,
  state: "sent",
};

const counts = { unsent: 1000, given_up: 2 };

const renderOutbox = (loaderData: object | "failed", query = "") =>
  renderScreen(
    [{ path: "/admin/mails", Component: Mails, loader: () => loaderData }],
    `/admin/mails${query}`,
  );

describe("outbox", () => {
  it("counts what isn't sent yet and what failed, as far as a list is counted", async () => {
    renderOutbox({ mails: [mail], older: null, counts });
    await findRow("Business approved");
    const filters = within(screen.getByRole("navigation", { name: "Filter by state" }));
    expect(filters.getAllByRole("link").map(({ textContent }) => textContent?.trim())).toEqual([
      ...["All", "Not sent yet 1000+", "Failed 2"],
    ]);
  });

  it("shows a sent email without a button to retry it", async () => {
    renderOutbox({ mails: [mail], older: null, counts });
    const row = await findRow("Business approved");
    expect(within(row).getByText("Sent")).toBeTruthy();
    expect(within(row).getByText("ada@example.com")).toBeTruthy();
    const view = within(row).getByRole("link", { name: "View the email about Ada Trading" });
    expect(view.getAttribute("href")).toBe("/admin/mails/1");
    expect(within(row).queryByRole("button")).toBeNull();
  });

  it.each([
    ["2026-01-05T10:07:00Z", "10:07"],
    ["2026-01-06T00:02:00Z", "Jan 6, 2026, 00:02"],
  ])(
    "says when it was sent, with the date where it isn't that of its creation: %s",
    async (sentAt, words) => {
      renderOutbox({ mails: [{ ...mail, sentAt: new Date(sentAt) }], older: null, counts });
      expect(within(await findRow("Business approved")).getByText(words)).toBeTruthy();
    },
  );

  it("shows the error and the next attempt of a failed email, and retries it", async () => {
    const failed = { ...mail, sentAt: null, state: "failed", lastError: "TIMEOUT" } as const;
    renderOutbox({ mails: [{ ...failed, nextAttemptAt: at }], older: null, counts });
    const row = await findRow("Business approved");
    expect(within(row).getByText("Retrying")).toBeTruthy();
    expect(within(row).getByText("TIMEOUT")).toBeTruthy();
    expect(within(row).getByText("Next attempt Jan 5, 2026, 10:00 UTC")).toBeTruthy();
    expect(
      within(row).getByRole("button", { name: "Retry the email about Ada Trading" }),
    ).toBeTruthy();
  });

  it("turns round by date, and keeps filter and search", async () => {
    renderOutbox({ mails: [mail], older: null, counts }, "?state=unsent&search=ada&after=1_x");
    const header = await screen.findByRole("columnheader", { name: "Created" });
    expect(header.getAttribute("aria-sort")).toBe("descending");
    await userEvent.click(within(header).getByRole("link"));
    await waitFor(() => expect(header.getAttribute("aria-sort")).toBe("ascending"));
    const filter = screen.getByRole("link", { name: "Failed 2" }).getAttribute("href");
    expect(filter).toBe("/admin/mails?state=given_up&search=ada&sort=oldest");
  });

  it.each([
    ["unsubscribed", "UNSUBSCRIBED", "Unsubscribed"],
    ["closed", "SUBJECT_GONE", "Not sent"],
  ] as const)(
    "shows a %s email as what it is, without a button to retry it",
    async (state, lastError, word) => {
      renderOutbox({ mails: [{ ...mail, sentAt: null, state, lastError }], older: null, counts });
      const row = await findRow("Business approved");
      expect(within(row).getByText(word)).toBeTruthy();
      expect(within(row).queryByRole("button")).toBeNull();
    },
  );

  it.each([
    ["", "No emails yet."],
    ["?state=unsent", "Every email has been sent."],
    ["?state=given_up", "No failed emails."],
    ["?search=ada", 'No emails found about "ada".'],
  ])("says why an empty list at %j is empty", async (query, text) => {
    renderOutbox({ mails: [], older: null, counts }, query);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("reports failed loading", async () => {
    renderOutbox("failed");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load mail");
  });
});
