// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Progress } from "./progress.tsx";

afterEach(cleanup);

test("progress: a step is read out in words", () => {
  render(
    <Progress value={50} label="Step 2 of 4 · Documents" valueText="Step 2 of 4, Documents" />,
  );
  const bar = screen.getByRole("progressbar", { name: "Step 2 of 4 · Documents" });
  expect(bar.getAttribute("aria-valuetext")).toBe("Step 2 of 4, Documents");
  expect(bar.getAttribute("aria-valuenow")).toBe("50");
});

test("progress: an upload doesn't repeat its percentage", () => {
  render(<Progress value={40} label="Sending your certificate" />);
  expect(screen.getByRole("progressbar").hasAttribute("aria-valuetext")).toBe(false);
});
