// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";
import { headMs, useLiveMarket } from "./use-live-market.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Page() {
  const { block, shown } = useLoaderData<{ block: number; shown: string }>();
  useLiveMarket(block);
  return <p>{shown}</p>;
}

const Cached = () => (
  <WalletQueryProvider>
    <Page />
  </WalletQueryProvider>
);
const Empty = () => null;

test("live market: a newer block loads the page again, once, and no block leaves it alone", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let head = 9;
  let loads = 0;
  vi.stubGlobal("fetch", async () => Response.json({ data: { indexedBlock: head } }));
  const Site = createRoutesStub([
    {
      path: "/",
      Component: Cached,
      // It never shows the newest block, as a reader that is behind.
      loader: async () => {
        await new Promise((done) => setTimeout(done, 50));
        return { block: 9, shown: `load ${++loads}` };
      },
      HydrateFallback: Empty,
    },
  ]);
  render(<Site initialEntries={["/"]} />);
  expect(await screen.findByText("load 1")).toBeDefined();
  await vi.advanceTimersByTimeAsync(2 * headMs);
  expect(loads).toBe(1);
  head = 10;
  await vi.advanceTimersByTimeAsync(headMs);
  expect(await screen.findByText("load 2")).toBeDefined();
  await vi.advanceTimersByTimeAsync(2 * headMs);
  expect(loads).toBe(2);
});
