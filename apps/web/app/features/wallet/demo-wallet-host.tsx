import { lazy, Suspense, useEffect, useState } from "react";
import { useWallet } from "~/session/wallet-session";

const DemoPanel = lazy(() => import("./demo/demo-panel.tsx"));

/** Stands once in the page: where demo wallets exist it brings back the chosen one and its panel. */
export function DemoWalletHost() {
  const { demoWallets } = useWallet().config.features;
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!demoWallets || !inBrowser) return null;
  return (
    <Suspense fallback={null}>
      <DemoPanel />
    </Suspense>
  );
}
