import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { CertificateField } from "../certificate/certificate-field";
import type { OnboardingForm } from "./use-onboarding-form.ts";

export function DocumentsStep({ form }: { form: OnboardingForm }) {
  const { config } = useWallet();
  const { certificate, errors, fileName } = form;
  return (
    <div>
      {!certificate && fileName && <FileNotStored name={fileName} />}
      <CertificateField
        label="Registration certificate"
        file={certificate}
        error={errors.certificate}
        onFile={(file) => void form.chooseCertificate(file)}
        onRemove={form.removeCertificate}
      />
      {config.features.demo && (
        <a
          href="/dev/sample-certificate.pdf"
          download
          className={buttonClass({ variant: "link", size: "sm", className: "-ml-3.5" })}
        >
          Download a sample certificate
        </a>
      )}
    </div>
  );
}

function FileNotStored({ name }: { name: string }) {
  return (
    <Notice title="Please choose the file again" role="none" className="mb-6">
      <strong className="break-all">{name}</strong> wasn't kept when the page reloaded: we never
      store files in your browser. Everything you typed is still here.
    </Notice>
  );
}
