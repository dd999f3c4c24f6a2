// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ListTools } from "./list-head.tsx";
import { FilterLink } from "./status-filters.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tools = (current: string) => (
  <MemoryRouter>
    <ListTools
      label="Filter"
      filters={["All", "Late"].map((name) => (
        <FilterLink key={name} search={name} isCurrent={name === current}>
          {name}
        </FilterLink>
      ))}
    />
  </MemoryRouter>
);

test("filters of a list: the current one is scrolled into sight, also once it was chosen", () => {
  const lefts: Readonly<Record<string, number>> = { All: 200, Late: 500 };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const left = lefts[this.textContent];
    return left === undefined ? new DOMRect(0, 0, 360, 44) : new DOMRect(left, 0, 80, 36);
  });
  const { rerender } = render(tools("All"));
  const row = screen.getByRole("navigation").closest("[data-scroll-row]");
  expect(row?.scrollLeft).toBe(60);
  if (row) row.scrollLeft = 7;
  // Another look at the same list leaves the row where one has scrolled it.
  rerender(tools("All"));
  expect(row?.scrollLeft).toBe(7);
  rerender(tools("Late"));
  expect(row?.scrollLeft).toBe(367);
});

const Ordered = () => (
  <>
    <ListTools label="Filter" filters={null} search={<input type="search" />} order="newest" />
    <ListTools label="Of another list" filters={null} search={<input />} />
  </>
);

test("tools of a list: on phones a link beside the search turns the order round, where there is one", () => {
  const Site = createRoutesStub([{ path: "/admin", Component: Ordered }]);
  render(<Site initialEntries={["/admin?after=1_a"]} />);
  // Only the first of the two lists has an order.
  const link = screen.getByRole("link", { name: "Newest first" });
  expect(link.getAttribute("href")).toBe("/admin?sort=oldest");
  expect(link.parentElement?.className).toContain("md:hidden");
  expect(link.parentElement?.parentElement?.contains(screen.getByRole("searchbox"))).toBe(true);
});
