// @vitest-environment jsdom
import { expect, test } from "vitest";
import { showCurrent } from "./show-current.ts";

/** A row of 300 px from x = 10 on, whose third of five entries, each 100 px wide, is marked. */
function row(mark: string) {
  document.body.innerHTML = `<nav data-scroll-row>${[0, 1, 2, 3, 4]
    .map((at) => `<a href="#${at}" ${at === 2 ? mark : ""}>${at}</a>`)
    .join("")}</nav>`;
  const nav = document.querySelector("nav") as HTMLElement;
  const at = (left: number, width: number) => () => new DOMRect(left, 0, width, 44);
  nav.getBoundingClientRect = at(10, 300);
  for (const [index, link] of [...nav.children].entries())
    link.getBoundingClientRect = at(10 + 100 * index - nav.scrollLeft, 100);
  return nav;
}

test.each([`aria-current="page"`, `aria-current="true"`, "data-current"])(
  "row of tabs: the one with %s comes to its middle",
  (mark) => {
    const nav = row(mark);
    showCurrent(nav);
    expect(nav.scrollLeft).toBe(100);
  },
);

test("row of tabs: an entry that became the current one scrolls its row", () => {
  const nav = row(`aria-current="page"`);
  showCurrent(nav.querySelector("[aria-current]"));
  expect(nav.scrollLeft).toBe(100);
});

test("row of tabs: without a current one, or outside of a row, nothing moves", () => {
  const nav = row("");
  showCurrent(nav);
  showCurrent(document.body);
  showCurrent(null);
  expect(nav.scrollLeft).toBe(0);
});
