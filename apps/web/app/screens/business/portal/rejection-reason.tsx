import { useOwnBusiness } from "~/features/business-standing/use-own-business";
import { Button } from "~/ui/button";

/** Why the business was rejected: told to the owner of the wallet only, once he has proven it. */
export function RejectionReason() {
  const { own, isHidden, isRevealing, reveal } = useOwnBusiness({ enabled: true });
  if (own) {
    return (
      <div className="mt-4 border-brick border-l-2 pl-4">
        <p className="font-semibold text-sm">What our reviewer wrote</p>
        <p className="mt-1 whitespace-pre-line">
          {own.rejectionReason ?? "No reason was noted. Write to us, and we tell you more."}
        </p>
      </div>
    );
  }
  if (!isHidden) return null;
  return (
    <div className="mt-4">
      <Button variant="outline" size="sm" busy={isRevealing} onClick={() => void reveal()}>
        {isRevealing ? "Waiting for your wallet..." : "Show the reason"}
      </Button>
      <p className="mt-2 text-muted text-sm">
        Only you may read it: your wallet asks for a signature, which costs nothing.
      </p>
    </div>
  );
}
