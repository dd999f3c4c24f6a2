// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PortalNavigation } from "./portal-navigation.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("portal's pages: a phone's row opens with the current page in its middle", () => {
  // The last link is 60 px wide and begins at x = 400, in a row of 360 px.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.matches("a") ? new DOMRect(400, 0, 60, 44) : new DOMRect(0, 0, 360, 44);
  });
  render(
    <MemoryRouter initialEntries={["/investor/emails"]}>
      <PortalNavigation portal="investor" />
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { current: "page" })).toHaveProperty("textContent", "Emails");
  expect(screen.getByRole("list").scrollLeft).toBe(250);
});
