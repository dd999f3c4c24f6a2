import { type ComponentType, lazy, Suspense } from "react";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { whenIdle } from "~/ui/browser/when-idle";

const Nothing = () => null;

// Fetched after the page: it can be read without. When that fails, it stands still as before.
const LiveMarketAlone = lazy<ComponentType<{ block: number }>>(() =>
  whenIdle()
    .then(() => import("./live-market-alone.tsx"))
    .catch(() => ({ default: Nothing })),
);

/** `LiveMarket` for pages that load little code, and none of it before they are painted. */
export function LiveOnceIdle({ block }: { readonly block: number }) {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <LiveMarketAlone block={block} />
    </Suspense>
  );
}
