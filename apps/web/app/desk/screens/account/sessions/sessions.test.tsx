// @vitest-environment jsdom
import type { OwnAdminSession } from "@tenora/database/admin/admin-sessions";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import Sessions from "./sessions.tsx";

const now = Date.parse("2026-01-05T12:00:00Z");
const session = (id: string, usedHoursAgo: number, isCurrent = false): OwnAdminSession => ({
  id,
  isCurrent,
  address: "127.0.0.1",
  browser: null,
  expiresAt: new Date(now + 3_600_000),
  createdAt: new Date("2026-01-05T07:30:00Z"),
  usedAt: new Date(now - usedHoursAgo * 3_600_000),
});
const list = [session("b", 0.2), session("a", 0, true), session("c", 1.5), session("d", 4)];

/** Renders the sessions that are left, and records which were ended; `refused` can't be. */
function renderSessions(sessions: readonly OwnAdminSession[], refused = "") {
  const ended: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    const id = path.split("/").at(-1) ?? "";
    if (id === refused) return Response.json({ code: "FORBIDDEN" }, { status: 403 });
    ended.push(`${method} ${id}`);
    return Response.json({});
  });
  const loader = () => ({
    sessions: sessions.filter(({ id }) => !ended.includes(`DELETE ${id}`)),
    now,
  });
  renderScreen([{ path: "/admin/sessions", Component: Sessions, loader }], "/admin/sessions");
  return ended;
}

test("sessions: says of each when its browser signed in and was last active, this browser first", async () => {
  renderSessions(list);
  await screen.findByText("This browser");
  const [, ...rows] = screen.getAllByRole("row");
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map((one) => one.textContent),
  );
  expect(cells.map((one) => one[2])).toEqual(Array(4).fill("Signed in Jan 5, 2026, 07:30"));
  expect(cells.map((one) => one[3])).toEqual([
    ...["Last active: Now", "Last active: 12 minutes ago"],
    ...["Last active: 1 hour ago", "Last active: 4 hours ago"],
  ]);
});

test("sessions: all others are ended at once, never that of this browser", async () => {
  const ended = renderSessions(list);
  await userEvent.click(await screen.findByRole("button", { name: "End all others" }));
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
  expect(ended).toEqual(["DELETE b", "DELETE c", "DELETE d"]);
  expect(screen.queryByRole("button", { name: "End all others" })).toBeNull();
});

test("sessions: one that can't be ended leaves the others ended, and itself in the list", async () => {
  const ended = renderSessions(list, "c");
  await userEvent.click(await screen.findByRole("button", { name: "End all others" }));
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(3));
  expect(ended).toEqual(["DELETE b", "DELETE d"]);
});

test("sessions: a single other session has its own button only", async () => {
  renderSessions(list.slice(0, 2));
  await screen.findByText("This browser");
  expect(screen.queryByRole("button", { name: "End all others" })).toBeNull();
});
