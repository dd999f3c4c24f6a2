import { lazy, Suspense } from "react";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";

// Wallet code: fetched once the page is there.
const WatchButton = lazy(() => import("./watch-button.tsx"));

/** Room for the button, so that nothing moves when it comes. */
export function WatchPanel({ listing }: { listing: bigint }) {
  const isHydrated = useIsHydrated();
  return (
    <div className="min-h-9 pt-1 pointer-coarse:min-h-11 pointer-coarse:pt-0">
      {isHydrated && (
        <Suspense>
          <WatchButton listing={listing} />
        </Suspense>
      )}
    </div>
  );
}
