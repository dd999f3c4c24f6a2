// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";
import { SectionNavigation } from "./section-navigation.tsx";

const Navigation = () => (
  <SectionNavigation
    waiting={{ requests: 3, fundingRequests: 100, investors: 0, mails: 0, market: 12 }}
  />
);

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
