// @vitest-environment jsdom
import type { AdminAccount } from "@tenora/database/admin/manage-admins";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { findRow, renderScreen } from "#test/components/desk/render-screen.tsx";
import Admins from "./admins.tsx";

const account = (email: string, changes: Partial<AdminAccount> = {}): AdminAccount => ({
  userId: email,
  email,
  createdAt: new Date("2026-01-05T10:00:00Z"),
  revokedAt: null,
  hasTwoFactor: false,
  isSelf: false,
  lastActionAt: null,
  ...changes,
});

function renderAdmins(hasTwoFactor: boolean) {
  const accounts = [account("me@tenora.example", { isSelf: true, hasTwoFactor }), account("o@t.x")];
  const loader = () => ({ accounts, invitations: [] });
  renderScreen([{ path: "/admin/admins", Component: Admins, loader }], "/admin/admins");
}
const turnOn = async (email: string) =>
  within(await findRow(email)).queryByRole("link", { name: /^Turn on/ });

test("admins: who has no second factor is led to turn on their own, nobody else's", async () => {
  renderAdmins(false);
  expect(await turnOn("me@tenora.example")).toHaveProperty("pathname", "/admin/two-factor");
  expect(await turnOn("o@t.x")).toBeNull();
});

test("admins: with a second factor there is nothing to turn on", async () => {
  renderAdmins(true);
  expect(await turnOn("me@tenora.example")).toBeNull();
  expect(screen.getByText("on")).toBeTruthy();
});

test("admins: says of each when they last did something, and that they haven't yet", async () => {
  const lastActionAt = new Date("2026-01-06T09:15:00Z");
  const accounts = [account("a@t.x", { lastActionAt }), account("o@t.x")];
  const loader = () => ({ accounts, invitations: [] });
  renderScreen([{ path: "/admin/admins", Component: Admins, loader }], "/admin/admins");
  expect((await findRow("a@t.x")).textContent).toContain("Jan 6, 2026, 09:15Since Jan 5, 2026");
  expect((await findRow("o@t.x")).textContent).toContain("None yet");
});
