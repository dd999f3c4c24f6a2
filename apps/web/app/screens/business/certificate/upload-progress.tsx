import { Progress } from "~/ui/loading/progress";
import { Spinner } from "~/ui/loading/spinner";

/** The phase of an upload: waiting for the signature, sending, or saving. */
export type UploadPhase =
  | { readonly kind: "proving" }
  | { readonly kind: "sending"; readonly sent: number }
  | { readonly kind: "saving" };

/** The phase after this much has left, from 0 to 1. */
export const phaseOf = (sent: number): UploadPhase =>
  sent < 1 ? { kind: "sending", sent } : { kind: "saving" };

/** Describes the phase while the button is busy; `saving` names what is being saved. */
export function UploadProgress({ phase, saving }: { phase: UploadPhase; saving: string }) {
  return (
    <div className="mt-6 rounded-control border border-line bg-surface-sunken p-4 text-sm">
      {phase.kind === "sending" ? (
        <Progress value={phase.sent * 100} label="Sending your certificate" />
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner className="text-mint-strong" />
          {phase.kind === "proving"
            ? "Confirm the signature in your wallet. Nothing is submitted until you do."
            : `Upload complete. ${saving}`}
        </p>
      )}
    </div>
  );
}
