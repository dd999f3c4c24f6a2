// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Footer } from "./footer.tsx";

afterEach(cleanup);

const Page = () => <Footer year={2026} themeToggle={null} />;

test("footer: on phones every link and button is 44 px high", () => {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Page }]);
  render(<Stub />);
  const targets = [...screen.getAllByRole("link"), ...screen.getAllByRole("button")];
  expect(targets.map((one) => one.getAttribute("aria-label") ?? one.textContent)).toEqual([
    ...["LinkedIn (opens in a new tab)", "Business Portal", "Investor Portal", "Exchange"],
    ...["Insights", "About & Contact", "Terms", "Privacy", "Risk", "Fees", "Status"],
    ...["Twitter", "GitHub", "Discord"],
  ]);
  for (const { className } of targets) expect(className).toMatch(/(^| )(min-h-11|size-11)( |$)/);
});
