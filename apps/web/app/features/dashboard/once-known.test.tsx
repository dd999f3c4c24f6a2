// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { knownWalletScript } from "./known-wallet.ts";
import { OnceKnown } from "./once-known.tsx";

const { dataset } = document.documentElement;
/** As the head of the page does. */
const runScript = () => new Function(knownWalletScript)();

beforeEach(() => {
  localStorage.clear();
  delete dataset.wallet;
});
afterEach(cleanup);

const page = (isChecking: boolean) => (
  <QueryClientProvider client={new QueryClient()}>
    <OnceKnown isChecking={isChecking} skeleton={<p>Loading</p>}>
      <p>Dashboard</p>
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

it("portal: a page that gave up on its scripts waits again once they run", () => {
  dataset.wallet = "late";
  render(page(true));
  expect(dataset.wallet).toBe("");
});
