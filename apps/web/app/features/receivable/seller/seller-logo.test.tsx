// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { initialsOf, SellerLogo } from "./seller-logo.tsx";

afterEach(cleanup);

test("logo: has words for people who can't see it, and a size of its own", () => {
  render(<SellerLogo name="Ben Trading" logo="/logos/1.jpg" />);
  const picture = screen.getByRole("img", { name: "Logo of Ben Trading" });
  expect([picture.getAttribute("width"), picture.getAttribute("height")]).toEqual(["64", "64"]);
});

test("logo: without one the initials take its place, and aren't read aloud", () => {
  render(<SellerLogo name="Ben Trading" logo={null} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("BT").getAttribute("aria-hidden")).toBe("true");
});

test.each([
  ["Ben Trading Pte Ltd", "BT"],
  ["“3M” Élan", "3É"],
  ["Ada", "A"],
  ["東京 商事", "東商"],
  ["…", ""],
])("logo: the initials of %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
