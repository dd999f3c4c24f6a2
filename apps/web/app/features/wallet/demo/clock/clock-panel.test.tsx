// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { ClockPanel } from "./clock-panel.tsx";

const first = Date.UTC(2026, 0, 5, 14, 3) / 1000;
const sent: unknown[] = [];
let nextDue: number | null = first + 3 * 86_400;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sent.length = 0;
});

function open({ status = 200 } = {}) {
  const loader = vi.fn(() => null);
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string } = {}) => {
    if (path !== "/dev/clock") return new Response("", { status: 404 });
    if (body) sent.push(JSON.parse(body));
    const time = body ? first + 86_400 : first;
    return Response.json({ time, nextDue }, { status: body ? status : 200 });
  });
  const Page = createRoutesStub([{ path: "/", Component: ClockPanel, loader }]);
  render(<Page />);
  return loader;
}

it("clock panel: shows the chain's time, and after + 1 day the later one on pages that are read again", async () => {
  nextDue = first + 3 * 86_400;
  const loader = open();
  const panel = await screen.findByRole("region", { name: "Demo clock" });
  expect(panel.textContent).toContain("Jan 5, 2026, 14:03 UTC");
  const before = loader.mock.calls.length;
  await userEvent.click(screen.getByRole("button", { name: "+ 1 day" }));
  await waitFor(() => expect(panel.textContent).toContain("Jan 6, 2026, 14:03 UTC"));
  expect(sent).toEqual([{ move: "day" }]);
  await waitFor(() => expect(loader.mock.calls.length).toBe(before + 1));
});

it("clock panel: offers no due date when nothing falls due", async () => {
  nextDue = null;
  open();
  const button = await screen.findByRole("button", { name: "Next due date" });
  expect(button).toHaveProperty("disabled", true);
});

it("clock panel: says when the clock could not be moved", async () => {
  open({ status: 500 });
  await userEvent.click(await screen.findByRole("button", { name: "+ 7 days" }));
  await screen.findByText("We couldn't move the clock. Please try again.");
});
