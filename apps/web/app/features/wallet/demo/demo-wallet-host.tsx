import { lazy, Suspense, useEffect, useState } from "react";
import { useWallet } from "~/wallet/wallet-provider";

// At another address than its own a demonstration has no demo wallets; the page works all the same.
const DemoPanel = lazy(() => import("./demo-panel.tsx").catch(() => ({ default: () => null })));

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
