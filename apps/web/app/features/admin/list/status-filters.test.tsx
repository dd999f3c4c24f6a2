// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
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
