// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "#test/components/desk/render-screen.tsx";
import { SectionNavigation } from "./section-navigation.tsx";

const Navigation = () => (
  <SectionNavigation
    waiting={{ requests: 3, fundingRequests: 100, investors: 0, mails: 0, market: 12 }}
  />
);

const AccountOnly = () => <SectionNavigation waiting={null} isAccountOnly />;

test("portal sections: say what waits beside their names, at most 99+, and nothing of what doesn't", async () => {
  renderScreen([{ path: "/admin", Component: Navigation }], "/admin");
  const requests = await screen.findByRole("link", { name: "Requests", description: "3 waiting" });
  expect(requests.textContent).toBe("Requests3");
  const funding = screen.getByRole("link", { name: "Funding requests" });
  expect(funding.textContent).toBe("Funding requests99+");
  expect(funding.title).toBe("99+ waiting");
  expect(screen.getByRole("link", { name: "Market" }).textContent).toBe("Market12");
  expect(screen.getByRole("link", { name: "Investors" }).textContent).toBe("Investors");
});

test("portal sections: an admin who has to set up a second factor first is offered their account alone", async () => {
  renderScreen([{ path: "/admin/two-factor", Component: AccountOnly }], "/admin/two-factor");
  await screen.findByRole("link", { name: "Two-factor", current: "page" });
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Two-factor",
    "Sessions",
  ]);
});
