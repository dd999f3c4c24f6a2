// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import type { ProposedTier } from "./tier-proposals.server.ts";
import { TierProposals } from "./tier-proposals.tsx";

const lumen: ProposedTier = {
  businessId: "7f1d3c50-0000-4000-8000-000000000001",
  wallet: `0x${"ab".repeat(20)}`,
  name: "Lumen Textiles",
  tier: 3,
  onTime: 4,
  repaid: 1_234_500_000n,
  backers: 1,
};
const orchid: ProposedTier = {
  ...lumen,
  businessId: "7f1d3c50-0000-4000-8000-000000000002",
  name: "Orchid Packaging",
  tier: 2,
  onTime: 11,
  repaid: 98_000_000_000n,
  backers: 1_204,
};

function List() {
  return (
    <>
      <p>The list</p>
      <TierProposals proposals={useLoaderData<readonly ProposedTier[]>()} />
    </>
  );
}

const renderProposals = (proposals: readonly ProposedTier[]) =>
  renderScreen([{ path: "/admin", Component: List, loader: () => proposals }], "/admin");

test("tier proposals: each names the record that earned the next tier, and leads to its business", async () => {
  renderProposals([lumen, orchid]);
  const [first, second] = await screen.findAllByRole("listitem");
  if (first === undefined || second === undefined) throw new Error("two proposals are shown");
  expect(within(first).getByRole("link", { name: "Lumen Textiles: tier 3 to 2" })).toHaveProperty(
    "pathname",
    `/admin/requests/${lumen.businessId}`,
  );
  expect(first.textContent).toContain(
    "4 repaid on time (3 needed), none late · 1,234.50 USD repaid · 1 backer",
  );
  expect(within(second).getByRole("link").textContent).toBe("Orchid Packaging: tier 2 to 1");
  expect(second.textContent).toContain(
    "11 repaid on time (8 needed), none late · 98,000.00 USD repaid · 1,204 backers",
  );
  expect(screen.getByText(/check that the backers are independent/)).toBeDefined();
});

test("tier proposals: nothing is shown while no record has earned one", async () => {
  renderProposals([]);
  await screen.findByText("The list");
  expect(screen.queryByText("Ready for the next tier")).toBeNull();
});
