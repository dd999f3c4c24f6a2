import { formatMoment } from "@tenora/domain/text/format-date";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { OwnBusiness } from "../../status/own-business";
import type { CertificateReplacement } from "./use-replacement.ts";

interface HeldCertificateProps {
  own: Pick<OwnBusiness, "certificate" | "certificateRequest">;
  replacement: CertificateReplacement;
}

/** The certificate on file, or that there is none, or what is wrong with it, and a button to send another. */
export function HeldCertificate({ own, replacement }: HeldCertificateProps) {
  const { certificate, certificateRequest } = own;
  if (certificateRequest) {
    return (
      <Notice
        tone="warning"
        title="Please send another certificate"
        role="none"
        className="mt-4"
        action={<OpenButton words="Send another certificate" replacement={replacement} />}
      >
        <p>
          We can't use {certificate ? <FileName {...certificate} /> : "your certificate"}. What our
          reviewer wrote:
        </p>
        <p className="wrap-anywhere mt-1 whitespace-pre-line">“{certificateRequest.message}”</p>
        <p className="figures mt-1 text-muted text-sm">
          {formatMoment(new Date(certificateRequest.requestedAt))} UTC. There's no need to submit
          the form again.
        </p>
      </Notice>
    );
  }
  if (!certificate || certificate.uploadFailed) {
    return (
      <Notice
        tone="warning"
        title="We couldn't store your certificate"
        role="none"
        className="mt-4"
        action={<OpenButton words="Send it again" replacement={replacement} />}
      >
        Our document store was unavailable when you submitted, so we have your details but not{" "}
        <strong className="break-words">{certificate?.fileName ?? "your certificate"}</strong>. Our
        team will contact you, or you can send it again now. There's no need to submit the form
        again.
      </Notice>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p>
        Certificate on file: <FileName {...certificate} />
      </p>
      <OpenButton words="Send another certificate" replacement={replacement} />
    </div>
  );
}

const FileName = ({ fileName }: { fileName: string }) => (
  <strong className="wrap-anywhere">{fileName}</strong>
);

function OpenButton({
  words,
  replacement,
}: {
  words: string;
  replacement: CertificateReplacement;
}) {
  if (replacement.isOpen) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={replacement.open}
      // The form was here, so the focus returns to this button.
      autoFocus={replacement.wasOpen}
    >
      {words}
    </Button>
  );
}
