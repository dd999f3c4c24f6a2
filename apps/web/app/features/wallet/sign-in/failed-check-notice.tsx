import { type FailedCheck, longestCheckMs } from "~/http/status-check";
import { Button } from "~/ui/button";

/** Why a status may be wrong: its check failed or took too long, and can be repeated. */
export function FailedCheckNotice({ check, known }: { check: FailedCheck; known: string }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>
        {check.isTimeout
          ? `We couldn't look up your wallet within ${longestCheckMs / 1_000} seconds, so we stopped trying.`
          : "We couldn't look up your wallet just now."}{" "}
        {known}
      </p>
      <Button variant="outline" size="sm" onClick={() => check.again()}>
        Check again
      </Button>
    </div>
  );
}
