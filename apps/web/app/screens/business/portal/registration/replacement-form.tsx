import { Button } from "~/ui/button";
import { CertificateField } from "../../certificate/certificate-field";
import { UploadProgress } from "../../certificate/upload-progress";
import type { CertificateReplacement } from "./use-replacement.ts";

/** Replaces the certificate of a request that is waiting for its review. */
export function ReplacementForm({ replacement }: { replacement: CertificateReplacement }) {
  const { file, error, phase, choose, remove, send, close } = replacement;
  const isSending = phase !== null;
  return (
    <form
      noValidate
      aria-label="Another certificate"
      className="mt-5 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset disabled={isSending} className="min-w-0">
        <CertificateField
          label="Registration certificate"
          file={file}
          error={error}
          autoFocus
          onFile={(chosen) => void choose(chosen)}
          onRemove={remove}
        />
      </fieldset>
      <p className="mt-3 text-muted text-sm">
        We'll review the new file. The previous one stays on record.
      </p>
      {phase && <UploadProgress phase={phase} saving="Saving your certificate..." />}
      <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row">
        <Button variant="outline" disabled={isSending} onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={isSending}>
          {isSending ? "Sending..." : "Send certificate"}
        </Button>
      </div>
    </form>
  );
}
