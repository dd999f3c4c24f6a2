// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { ReviewTimeline } from "./review-timeline.tsx";

afterEach(clearPage);

const submittedAt = "2026-11-26T10:00:00.000Z";
const open = (now: string, isWaitingForYou = false) =>
  renderPage({
    path: "/business",
    page: () => (
      <ReviewTimeline
        submittedAt={submittedAt}
        isWaitingForYou={isWaitingForYou}
        decision="By email, and here."
        now={Date.parse(now)}
      />
    ),
  });

test("review timeline: says when a request came and until when it is usually decided", async () => {
  open("2026-11-27T10:00:00Z");
  expect(await screen.findByText("Nov 26, 2026, 10:00 UTC")).toBeDefined();
  expect(screen.getByText("Usually decided by Nov 30, 2026.")).toBeDefined();
  expect(screen.getByText("By email, and here.")).toBeDefined();
});

test("review timeline: says so when it takes longer", async () => {
  open("2026-12-01T10:00:00Z");
  expect(await screen.findByText(/^This is taking longer than usual/)).toBeDefined();
});

test("review timeline: promises no day while we wait for another certificate", async () => {
  open("2026-12-01T10:00:00Z", true);
  expect(
    await screen.findByText(/^We'll continue once you've sent another certificate/),
  ).toBeDefined();
  expect(screen.queryByText(/nothing you need to do/)).toBeNull();
});
