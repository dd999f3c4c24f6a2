// @vitest-environment jsdom
import type { AdminAccount } from "@tenora/database/admin/manage-admins";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { TwoFactorNotice } from "./two-factor-notice.tsx";

const admin = (changes: Partial<AdminAccount> = {}): AdminAccount => ({
  userId: "a",
  email: "op@example.com",
  createdAt: new Date(0),
  revokedAt: null,
  hasTwoFactor: false,
  isSelf: false,
  lastActionAt: null,
  ...changes,
});

const show = (...accounts: readonly AdminAccount[]) =>
  render(
    <MemoryRouter>
      <TwoFactorNotice accounts={accounts} />
    </MemoryRouter>,
  );
afterEach(cleanup);

test("two-factor notice: counts current admins only, and leads to one's own", () => {
  show(admin({ isSelf: true }), admin({ hasTwoFactor: true }), admin({ revokedAt: new Date(0) }));
  expect(screen.getByText("Two-factor sign-in is off for 1 of 2 admins")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Turn on yours" }).getAttribute("href")).toBe(
    "/admin/two-factor",
  );
});

test("two-factor notice: offers nothing where only others have it off, and is silent where all have it on", () => {
  show(admin({ isSelf: true, hasTwoFactor: true }), admin());
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  const { container } = show(admin({ hasTwoFactor: true }));
  expect(container.textContent).toBe("");
});

test("two-factor notice: where it is required, says what those without it can do", () => {
  render(
    <MemoryRouter>
      <TwoFactorNotice
        accounts={[admin({ isSelf: true, hasTwoFactor: true }), admin()]}
        isRequired
      />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^That admin has to set it up first\./)).toBeTruthy();
  expect(screen.queryByText(/enough to sign in/)).toBeNull();
});
