// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { DemoBar } from "./demo-bar.tsx";

/** What the bar's size is said to. */
let resized: ((entries: readonly object[]) => void) | null = null;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: typeof resized) {
        resized = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(clearPage);

const answer = () => Response.json({ jsonrpc: "2.0", id: 1, result: "0x4268" });

function open() {
  renderPage({ path: "/", page: DemoBar, server: { "/dev/rpc": answer } });
  return within(screen.getByRole("complementary", { name: "Local demo" }));
}

it("demo bar: one press on a name connects that person's wallet, another one changes the account", async () => {
  const bar = open();
  bar.getByText("Local demo · try as");
  await userEvent.click(bar.getByRole("button", { name: /^Dara/ }));
  await bar.findByText("Dara", { selector: "strong" });
  expect(bar.getByRole("button", { name: /^Dara/, pressed: true })).toBeTruthy();
  await userEvent.click(bar.getByRole("button", { name: /^Ben/ }));
  await bar.findByText("Ben", { selector: "strong" });
  expect(bar.getByRole("link", { name: "Sell an invoice" }).getAttribute("href")).toBe(
    "/business/funding-request",
  );
  // The wallet is this tab's only: another tab may act as another person.
  expect(sessionStorage.getItem("demoWallet")).toContain(
    "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC",
  );
  expect(Object.keys(localStorage)).not.toContain("demoWallet");
});

it("demo bar: Olga's button leads to the admin portal", async () => {
  const bar = open();
  await userEvent.click(bar.getByRole("button", { name: /^Olga/ }));
  await screen.findByText("Another page");
});

it("demo bar: the focus scrolls clear of it only where it lies over the page", () => {
  open();
  const bar = screen.getByRole("complementary", { name: "Local demo" });
  const room = (position: string) => {
    bar.style.position = position;
    resized?.([{ target: bar, borderBoxSize: [{ blockSize: 53 }] }]);
    return document.documentElement.style.scrollPaddingBottom;
  };
  expect(room("sticky")).toBe("53px");
  expect(room("static")).toBe("");
});
