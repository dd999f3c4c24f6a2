import { Progress } from "~/ui/loading/progress";
import { Spinner } from "~/ui/loading/spinner";

/** Where an upload is: in the wallet, on its way, or with the server. */
export type UploadPhase =
  | { readonly kind: "proving" }
  | { readonly kind: "sending"; readonly sent: number }
  | { readonly kind: "saving" };

/** The phase after this much has left, from 0 to 1. */
export const phaseOf = (sent: number): UploadPhase =>
  sent < 1 ? { kind: "sending", sent } : { kind: "saving" };

/** Says in words what is happening while the button waits; `saving` names what is being saved. */
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
