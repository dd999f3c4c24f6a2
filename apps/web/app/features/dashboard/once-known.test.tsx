// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { lazy, type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { knownWalletScript } from "./known-wallet.ts";
import { OnceKnown, PartOnItsWay } from "./once-known.tsx";

const { dataset } = document.documentElement;
/** As the head of the page does. */
const runScript = () => new Function(knownWalletScript)();

beforeEach(() => {
  localStorage.clear();
  delete dataset.wallet;
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const page = (isChecking: boolean, content: ReactNode = <p>Dashboard</p>) => (
  <QueryClientProvider client={new QueryClient()}>
    <OnceKnown isChecking={isChecking} skeleton={<p>Loading</p>}>
      {content}
    </OnceKnown>
  </QueryClientProvider>
);

it("known wallet: marks a browser whose wallet will be restored, and no other", () => {
  runScript();
  expect(dataset.wallet).toBeUndefined();
  localStorage.setItem("walletProvider", "one");
  runScript();
  expect(dataset.wallet).toBe("");
});

it("known wallet: somebody who disconnected on purpose is a stranger", () => {
  localStorage.setItem("walletProvider", "one");
  localStorage.setItem("walletDisconnected", "true");
  runScript();
  expect(dataset.wallet).toBeUndefined();
});

it("portal: a known wallet's page shows its shape until it's known who it is", async () => {
  const { rerender } = render(page(true));
  expect(screen.getByText("Loading")).toBeTruthy();
  rerender(page(false));
  await expect.poll(() => screen.queryByText("Loading")).toBeNull();
  expect(screen.getByText("Dashboard").parentElement?.className).not.toContain("hidden");
});

it("portal: a known wallet's page waits for a part that is loaded on its own", async () => {
  vi.useFakeTimers();
  let arrive = (_part: { default: () => ReactNode }) => {};
  const Part = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)));
  render(
    page(
      false,
      <Suspense fallback={<PartOnItsWay />}>
        <Part />
      </Suspense>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText("Loading")).not.toBeNull();
  await act(async () => arrive({ default: () => <p>Figures</p> }));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText("Loading")).toBeNull();
  expect(screen.getByText("Figures")).toBeTruthy();
});

it("portal: a page that gave up on its scripts waits again once they run", () => {
  dataset.wallet = "late";
  render(page(true));
  expect(dataset.wallet).toBe("");
});
