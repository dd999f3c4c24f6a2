// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { WalletButton } from "./wallet-button.tsx";

afterEach(() => {
  clearPage();
  window.history.replaceState(null, "", "/");
});

const openHeader = (page: Partial<Parameters<typeof renderPage>[0]> = {}) =>
  renderPage({ path: "/", page: WalletButton, ...page });

const connectButton = () => screen.findByRole("button", { name: "Connect Wallet" });
const pill = () => screen.findByRole("button", { name: /^Wallet connected:\s*0xa1a1\.\.\.a1a1$/ });
const pressConnect = async () => userEvent.click(await connectButton());

describe("wallet button", () => {
  test("connects: busy while the wallet asks, then a pill that opens the panel", async () => {
    let confirm = () => {};
    const confirmed = new Promise<void>((resolve) => {
      confirm = resolve;
    });
    openHeader({
      wallet: "locked",
      onRequest: ({ method }) =>
        method === "eth_requestAccounts" ? confirmed.then(() => [account]) : undefined,
    });
    await pressConnect();
    const busy = await screen.findByRole("button", { name: "Connecting..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    confirm();
    await userEvent.click(await pill());
    const panel = within(screen.getByRole("region", { name: "Wallet" }));
    expect(panel.getByText(account, { exact: false })).toBeDefined();
    expect(await panel.findByText("1.0000 ETH")).toBeDefined();
    expect(panel.getByText("Holesky Testnet")).toBeDefined();
    expect(panel.queryByRole("button", { name: "Switch to Holesky" })).toBeNull();
  });

  test("on another network the panel offers to switch", async () => {
    openHeader({
      wallet: "connected",
      onRequest: ({ method }) => (method === "eth_chainId" ? Promise.resolve("0x1") : undefined),
    });
    const wrong = await screen.findByRole("button", { name: /^Wallet connected:/ });
    // On phones the words are for screen readers only.
    await waitFor(() => expect(wrong.querySelector("svg.lucide-triangle-alert")).not.toBeNull());
    await userEvent.click(wrong);
    expect(await screen.findByText("Ethereum Mainnet")).toBeDefined();
    expect(screen.getByText("Wrong network")).toBeDefined();
    expect(screen.getByRole("button", { name: "Switch to Holesky" })).toBeDefined();
  });

  test("disconnecting brings the connect button back", async () => {
    openHeader({ wallet: "connected" });
    await userEvent.click(await pill());
    await userEvent.click(screen.getByRole("button", { name: "Disconnect" }));
    expect(await connectButton()).toBeDefined();
    expect(await screen.findByText("Your wallet has been disconnected.")).toBeDefined();
  });

  test("a balance and a network that couldn't be read are left out of the panel", async () => {
    const asked: string[] = [];
    openHeader({
      wallet: "connected",
      onRequest: ({ method }) => {
        asked.push(method);
        return /^eth_(getBalance|chainId)$/.test(method)
          ? Promise.reject({ code: -32603, message: "Internal JSON-RPC error." })
          : undefined;
      },
    });
    await userEvent.click(await pill());
    await waitFor(() =>
      expect(asked).toEqual(expect.arrayContaining(["eth_getBalance", "eth_chainId"])),
    );
    const panel = within(screen.getByRole("region", { name: "Wallet" }));
    expect(panel.getByText(account, { exact: false })).toBeDefined();
    expect(panel.queryByText("Balance")).toBeNull();
    expect(panel.queryByText("Network")).toBeNull();
  });

  test("a connection that fails says why until it is closed", async () => {
    openHeader({
      wallet: "locked",
      onRequest: ({ method }) =>
        method === "eth_requestAccounts" ? Promise.reject(new Error("broken")) : undefined,
    });
    await pressConnect();
    const notice = within(await screen.findByRole("complementary", { name: "Wallet problem" }));
    expect(notice.getByRole("heading", { name: "We couldn't connect your wallet" })).toBeDefined();
    await userEvent.click(notice.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("complementary", { name: "Wallet problem" })).toBeNull();
  });
});

describe("install guide", () => {
  test("opens in place of a connection where there is no wallet, in four steps §2.37 §2.38 §4.5", async () => {
    openHeader();
    await pressConnect();
    const guide = within(await screen.findByRole("dialog", { name: "Wallet installation guide" }));
    const steps = guide.getAllByRole("heading", { level: 3 });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Visit the wallet site",
      "Install the extension",
      "Create or import a wallet",
      "Return and click Connect Wallet",
    ]);
    const site = guide.getByRole("link", { name: /Visit the wallet site/ });
    expect(site.getAttribute("href")).toBe("https://metamask.io/download/");
    expect(guide.queryByRole("link", { name: "Open in wallet app" })).toBeNull();
    await userEvent.click(guide.getByRole("button", { name: "I'll do this later" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("checking again without a wallet says that there is still none §5.1 §8.1", async () => {
    openHeader();
    await pressConnect();
    await userEvent.click(await screen.findByRole("button", { name: "Check again" }));
    expect(
      await screen.findByText(
        "No Ethereum provider found. If you've just installed one, reload this page.",
      ),
    ).toBeDefined();
    expect(await screen.findByText("Wallet not found")).toBeDefined();
    expect(screen.getByText("MetaMask or another Ethereum wallet is required")).toBeDefined();
  });

  test("checking again connects a wallet that has come since", async () => {
    openHeader();
    await pressConnect();
    const again = await screen.findByRole("button", { name: "Check again" });
    Object.assign(window, {
      ethereum: {
        request: async ({ method }: { method: string }) =>
          method === "eth_requestAccounts" ? [account] : "0x4268",
      },
    });
    window.dispatchEvent(new Event("ethereum#initialized"));
    await userEvent.click(again);
    expect(await pill()).toBeDefined();
    Reflect.deleteProperty(window, "ethereum");
  });

  const onPhone = async (address: string) => {
    window.history.replaceState(null, "", address);
    openHeader();
    // A phone: its browser has no pointer that hovers.
    vi.stubGlobal("matchMedia", () => ({ matches: true, ...listeners }));
    await pressConnect();
    return within(await screen.findByRole("dialog", { name: "Wallet installation guide" }));
  };
  const listeners = { addEventListener() {}, removeEventListener() {} };

  test("on a phone, the page opens in the wallet's app", async () => {
    const guide = await onPhone("/exchange/7");
    const link = guide.getByRole("link", { name: "Open in wallet app" });
    expect(link.getAttribute("href")).toMatch(/^https:.*\/exchange\/7$/);
  });

  test("on a phone, a share link is copied with its key, and no address of another site has it", async () => {
    const key = "ab".repeat(32);
    const guide = await onPhone(`/exchange/7#link=${key}`);
    expect(guide.getByText("Copy the link and open it in your wallet's browser.")).toBeDefined();
    expect(guide.queryByRole("link", { name: "Open in wallet app" })).toBeNull();
    for (const link of guide.getAllByRole("link"))
      expect(link.getAttribute("href")).not.toContain(key);
    const person = userEvent.setup();
    await person.click(guide.getByRole("button", { name: "Copy link" }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/exchange/7#link=${key}`,
    );
  });
});
