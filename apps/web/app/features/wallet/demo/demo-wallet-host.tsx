import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "~/ui/browser/when-idle";
import { useWallet } from "~/wallet/wallet-provider";

// The server has the file only where demo wallets exist.
const DemoPanel = lazy(() => import("./demo-panel.tsx").catch(() => ({ default: () => null })));

/** Where demo wallets exist, restores the chosen one and shows its panel. Mounted once. */
export function DemoWalletHost() {
  const { demoWallets } = useWallet().config.features;
  const [isPainted, setPainted] = useState(false);
  useEffect(() => void whenIdle().then(() => setPainted(true)), []);
  if (!demoWallets || !isPainted) return null;
  return (
    <Suspense fallback={null}>
      <DemoPanel />
    </Suspense>
  );
}
