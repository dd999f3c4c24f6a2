import { certificateAccept } from "@tenora/domain/certificate/certificate-type";
import FileUp from "lucide-react/icons/file-up";
import { useEffect, useId, useRef, useState } from "react";
import { FieldLabel, FieldMessages } from "~/ui/forms/field";
import { openOnEnter } from "~/ui/forms/open-on-enter";
import { CertificateDrop } from "./certificate-drop.tsx";
import { ChosenCertificate } from "./chosen-certificate.tsx";
import { PickerLabel } from "./picker-label.tsx";

interface CertificateFieldProps {
  label: string;
  file: File | null;
  error: string | undefined;
  /** The field appears after a button press, so the focus moves to it. */
  autoFocus?: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** One file, picked or dropped. A rejected file is not kept. */
export function CertificateField(props: CertificateFieldProps) {
  const { label, file, error, autoFocus = false, onFile, onRemove } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOneOfMany, setOneOfMany] = useState(false);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  function take(chosen: File, isAlone: boolean) {
    setOneOfMany(!isAlone);
    onFile(chosen);
  }

  function remove() {
    setOneOfMany(false);
    onRemove();
    input.current?.focus();
  }

  return (
    <div>
      <FieldLabel id={id}>{label}</FieldLabel>
      <CertificateDrop onFiles={([first, ...others]) => take(first, others.length === 0)}>
        <input
          ref={input}
          id={id}
          type="file"
          onKeyDown={openOnEnter}
          accept={certificateAccept}
          required
          aria-describedby={`${id}-help ${id}-alert`}
          aria-invalid={error ? true : undefined}
          className="sr-only"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) take(chosen, true);
            event.target.value = "";
          }}
        />
        {file ? (
          <ChosenCertificate file={file} inputId={id} onRemove={remove} />
        ) : (
          <div className="flex flex-col items-center gap-4 px-6 py-10 text-center">
            <FileUp aria-hidden="true" className="size-8 text-mint-strong" />
            <p className="text-muted">Drop the file here, or</p>
            <PickerLabel inputId={id} text="Choose a file" />
          </div>
        )}
      </CertificateDrop>
      <p id={`${id}-alert`} role="alert" className="mt-1.5 font-medium text-brick text-sm">
        {error || (isOneOfMany && "You can only send one file here, so we took the first.")}
      </p>
      <FieldMessages
        id={id}
        help="PDF, PNG or JPG, up to 10 MB. Only our review team can open it."
      />
    </div>
  );
}
