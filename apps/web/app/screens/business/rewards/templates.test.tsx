// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Link, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { InterestTemplates } from "./templates.tsx";

afterEach(clearPage);

/** The page of the templates, and every other one with what it was given. */
function Page() {
  const { pathname, state } = useLocation();
  if (pathname === "/business/rewards") return <InterestTemplates />;
  return (
    <>
      <p>{`${pathname} ${JSON.stringify(state)}`}</p>
      <Link to="/business/rewards">Rewards</Link>
    </>
  );
}

test("interest templates: each says what a request with it would cost, and starts one with its rate", async () => {
  renderPage({ path: "/business/rewards", route: "/business/*", page: Page });
  const items = screen.getAllByRole("listitem");
  // 12 % of 10,000 over 30 of 365 days, and 15 % over 45, each unit's repayment rounded up.
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^12% a year10,000\.00 USDC for 30 days costs you 98\.64 USDC, /),
    expect.stringMatching(/^15% a year10,000\.00 USDC for 45 days costs you 184\.94 USDC, /),
  ]);
  const opened: string[] = [];
  for (const rate of [12, 15, 12]) {
    await userEvent.click(screen.getByRole("link", { name: `Use ${rate}% in a request` }));
    const words = screen.getByText(/^\/business\/funding-request\//).textContent ?? "";
    const [, id = "", given = ""] = /^\/business\/funding-request\/(\S+) (.*)$/.exec(words) ?? [];
    expect(JSON.parse(given)).toEqual({
      isNew: true,
      draft: { interestKind: "rate", interestRate: String(rate) },
    });
    opened.push(id);
    await userEvent.click(screen.getByRole("link", { name: "Rewards" }));
  }
  // Each press starts a request of its own.
  expect(new Set(opened).size).toBe(3);
  for (const id of opened) expect(id).toMatch(/^[0-9a-f]{8}-/);
  expect(within(screen.getAllByRole("listitem")[0] as HTMLElement).getByRole("link")).toBeDefined();
});
