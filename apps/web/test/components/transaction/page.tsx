// A page for the browser tests: the real header wallet, engine and buttons, over a coin's transfers.
import type { PublicConfig } from "@tenora/configuration/public-config";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Outlet, RouterProvider, useLoaderData } from "react-router";
import { TransactionButton } from "~/features/transaction/transaction-button";
import { WalletButton } from "~/features/wallet/wallet-button";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { Toaster } from "~/ui/toast/toast";
import { WalletProvider } from "~/wallet/wallet-provider";
import "~/app.css";

const receiver = `0x${"77".repeat(20)}` as const;

async function loadConfig(): Promise<PublicConfig> {
  return (await fetch("/config.json")).json();
}

/** Sends one base unit of the first coin. */
const paying =
  ({ stablecoins }: PublicConfig): BuildIntent =>
  async () => {
    const { testUSDTAbi } = await import("@tenora/chain/generated/test-usdt");
    const { checkedCall } = await import("@tenora/chain/transaction/contract-call");
    const [coin] = stablecoins;
    if (!coin) throw new Error("No coin");
    const call = checkedCall({
      address: coin.address,
      abi: testUSDTAbi,
      functionName: "transfer",
      args: [receiver, 1n],
    });
    return {
      title: "Pay the seller",
      summary: [{ label: "You pay", value: "0.000001 USDT" }],
      risks: ["The network fee is paid in ETH."],
      steps: [{ kind: "call", label: "Pay", call: () => call }],
      success: "The seller was paid.",
    };
  };

let reads = 0;

function Page() {
  const { config } = useLoaderData<{ config: PublicConfig }>();
  return (
    <WalletProvider config={config}>
      <header className="flex justify-end p-4">
        <WalletButton />
      </header>
      <main id="main" tabIndex={-1} className="grid justify-items-start gap-4 p-6">
        <h1 className="font-serif text-heading">Payments</h1>
        <p>Read {reads} times</p>
        <TransactionButton
          id="pay"
          build={paying(config)}
          disconnected={<p>Connect your wallet to pay.</p>}
        >
          Pay the seller
        </TransactionButton>
      </main>
      <Toaster />
      <Outlet />
    </WalletProvider>
  );
}

let config: PublicConfig | undefined;

const router = createBrowserRouter([
  {
    path: "/",
    Component: Page,
    HydrateFallback: () => null,
    async loader() {
      reads++;
      config ??= await loadConfig();
      return { config };
    },
  },
]);

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
