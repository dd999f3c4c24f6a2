import type { OwnBusinessHook } from "~/features/business-status/use-own-business";
import { Button } from "~/ui/button";

interface RevealButtonProps extends Pick<OwnBusinessHook, "isRevealing" | "reveal"> {
  /** What is shown once the wallet has proven whose it is. */
  words: string;
}

/** Stands where something is the owner's to read, until his wallet has proven itself. */
export function RevealButton({ words, isRevealing, reveal }: RevealButtonProps) {
  return (
    <div className="mt-4">
      <Button variant="outline" size="sm" busy={isRevealing} onClick={() => void reveal()}>
        {isRevealing ? "Waiting for your wallet..." : words}
      </Button>
      <p className="mt-2 text-muted text-sm">
        Only you can see this: sign with your wallet (free).
      </p>
    </div>
  );
}
