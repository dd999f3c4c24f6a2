import { Button } from "~/ui/button";

/** Below "Onboard your business" when the check failed and the status is unknown. */
export function CheckFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>We couldn't look up your wallet just now. If you've registered before, check again.</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Check again
      </Button>
    </div>
  );
}
