import { Button } from "~/ui/button";

/** Under "Onboard your business" when that is only a guess, because the check failed. */
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
