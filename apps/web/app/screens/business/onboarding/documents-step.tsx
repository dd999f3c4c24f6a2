import { certificateAccept } from "@tenora/domain/certificate";
import FileUp from "lucide-react/icons/file-up";
import { useId, useRef } from "react";
import { FieldLabel, FieldNotes } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { CertificateDrop } from "./certificate-drop.tsx";
import { ChosenCertificate } from "./chosen-certificate.tsx";
import { PickerLabel } from "./picker-label.tsx";
import type { OnboardingForm } from "./use-onboarding-form.ts";

/** One file, picked or dropped; refused ones leave the place free for another. */
export function DocumentsStep({ form }: { form: OnboardingForm }) {
  const { certificate, errors, fileName } = form;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const error = errors.certificate;

  function remove() {
    form.removeCertificate();
    input.current?.focus();
  }

  return (
    <div>
      {!certificate && fileName && <FileNotKept name={fileName} />}
      <FieldLabel id={id}>Registration certificate</FieldLabel>
      <CertificateDrop onFile={(file) => void form.chooseCertificate(file)}>
        <input
          ref={input}
          id={id}
          type="file"
          accept={certificateAccept}
          required
          aria-describedby={`${id}-help ${id}-alert`}
          aria-invalid={error ? true : undefined}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void form.chooseCertificate(file);
            event.target.value = "";
          }}
        />
        {certificate ? (
          <ChosenCertificate file={certificate} inputId={id} onRemove={remove} />
        ) : (
          <div className="flex flex-col items-center gap-4 px-6 py-10 text-center">
            <FileUp aria-hidden="true" className="size-8 text-mint-strong" />
            <p className="text-muted">Drop the file here, or</p>
            <PickerLabel inputId={id} words="Choose a file" />
          </div>
        )}
      </CertificateDrop>
      <p id={`${id}-alert`} role="alert" className="mt-1.5 font-medium text-brick text-sm">
        {error}
      </p>
      <FieldNotes id={id} help="PDF, PNG or JPG, up to 10 MB. Only our review team can open it." />
    </div>
  );
}

function FileNotKept({ name }: { name: string }) {
  return (
    <Notice title="Please choose the file again" role="none" className="mb-6">
      <strong className="break-all">{name}</strong> was not kept when the page was reloaded: files
      never stay in your browser. Everything you typed is still here.
    </Notice>
  );
}
