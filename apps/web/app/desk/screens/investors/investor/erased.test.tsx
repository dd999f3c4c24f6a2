// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { decided } from "#test/components/desk/open-request.tsx";
import { investorRecord } from "#test/components/desk/records.ts";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import Investor from "./investor.tsx";

test("investor details: an erased investor is marked and offers no decision", async () => {
  const loaded = { signed: null, onChain: null, holdings: [], checks: [], actions: [] };
  const config = { reviewWorkingDays: 2 };
  const investor = investorRecord({ investorName: "[erased]", erasedAt: decided });
  const loader = () => ({ ...investor, ...loaded, config });
  renderScreen(
    [{ path: "/admin/investors/:id", Component: Investor as never, loader }],
    `/admin/investors/${investor.id}`,
  );
  const dialog = within(await screen.findByRole("dialog", { name: "[erased]" }));
  expect(dialog.getByText("Erased on Jan 6, 2026, 09:30 UTC")).toBeTruthy();
  expect(dialog.getByText("Erased", { exact: true })).toBeTruthy();
  expect(dialog.queryByText("Government ID Number")).toBeNull();
  const actions = dialog.getAllByRole("button").map(({ textContent }) => textContent);
  expect(actions).toEqual(["", "Copy"]);
});
