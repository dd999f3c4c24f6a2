import { Progress } from "~/ui/progress";
import { Spinner } from "~/ui/spinner";

/** Where a submission is: in the wallet, on its way, or with the server. */
export type SubmissionPhase =
  | { readonly kind: "proving" }
  | { readonly kind: "sending"; readonly sent: number }
  | { readonly kind: "saving" };

/** Says in words what is happening while the button reads "Submitting...". */
export function SubmissionProgress({ phase }: { phase: SubmissionPhase }) {
  return (
    <div className="mt-6 rounded-control border border-line bg-surface-sunken p-4 text-sm">
      {phase.kind === "sending" ? (
        <Progress value={phase.sent * 100} label="Sending your certificate" />
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner className="text-mint-strong" />
          {phase.kind === "proving"
            ? "Please confirm in your wallet that it is yours. Nothing is sent before."
            : "Everything has arrived. Saving your request..."}
        </p>
      )}
    </div>
  );
}
