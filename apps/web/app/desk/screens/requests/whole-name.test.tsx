// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { WholeName } from "./whole-name.tsx";

test("name in a list: what belongs to it is shown whole beside it or not at all, never as a stump", () => {
  render(<WholeName name="Riverside Ceramics Pte Ltd" more="202213467K" />);
  const more = screen.getByText("202213467K").className.split(" ");
  expect(more).toContain("whitespace-nowrap");
  expect(more).not.toContain("truncate");
  // One line high: what wraps isn't shown.
  const line = screen.getByText("202213467K").parentElement?.className.split(" ");
  for (const one of ["md:flex-wrap", "md:max-h-[1lh]", "md:overflow-hidden"])
    expect(line).toContain(one);
});
