// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CopyrightYear } from "./copyright-year.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("footer: the current year, also of an older page, and in a page that is open at midnight §2.23", () => {
  vi.useFakeTimers({ now: new Date("2030-12-31T23:59:30Z") });
  render(<CopyrightYear year={2029} />);
  expect(screen.getByText("2030")).toBeDefined();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText("2031")).toBeDefined();
});
