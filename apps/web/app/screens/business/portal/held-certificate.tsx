import type { OwnBusiness } from "~/features/business-status/own-business";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Replacement } from "./use-replacement.ts";

interface HeldCertificateProps {
  certificate: OwnBusiness["certificate"];
  replacement: Replacement;
}

/** The certificate on file, or that there is none, and a button to send another. */
export function HeldCertificate({ certificate, replacement }: HeldCertificateProps) {
  if (!certificate || certificate.uploadFailed) {
    return (
      <Notice
        tone="waiting"
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
        Certificate on file: <strong className="wrap-anywhere">{certificate.fileName}</strong>
      </p>
      <OpenButton words="Send another certificate" replacement={replacement} />
    </div>
  );
}

function OpenButton({ words, replacement }: { words: string; replacement: Replacement }) {
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
