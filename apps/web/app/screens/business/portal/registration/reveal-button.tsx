import { Button } from "~/ui/button";
import type { OwnBusinessHook } from "../../status/use-own-business";

interface RevealButtonProps extends Pick<OwnBusinessHook, "isRevealing" | "reveal"> {
  /** What the button reveals. */
  words: string;
}

/** Shown in place of private details until the wallet has signed in. */
export function RevealButton({ words, isRevealing, reveal }: RevealButtonProps) {
  return (
    <div className="mt-4">
      <Button variant="outline" size="sm" busy={isRevealing} onClick={() => void reveal()}>
        {isRevealing ? "Waiting for your wallet..." : words}
      </Button>
      <p className="mt-2 text-muted text-sm">
        Only you can see this. Sign in with your wallet (free).
      </p>
    </div>
  );
}
