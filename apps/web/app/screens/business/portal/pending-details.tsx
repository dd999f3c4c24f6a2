import { formatMoment } from "@tenora/domain/dates";
import { useOwnBusiness } from "~/features/business-standing/use-own-business";
import { Notice } from "~/ui/notice";

/** What we hold, for the person who sent it; nothing for anybody else. */
export function PendingDetails() {
  const { own } = useOwnBusiness({ enabled: true });
  if (!own) return null;
  const { certificate } = own;
  return (
    <>
      <p className="figures mt-4 text-sm">
        {own.companyName} · received {formatMoment(new Date(own.submittedAt))} UTC
        {certificate && !certificate.uploadFailed && ` · ${certificate.fileName}`}
      </p>
      <p className="figures mt-1 text-muted text-sm">
        You agreed to our terms, version {own.consentVersion}, on{" "}
        {formatMoment(new Date(own.consentAt))} UTC.
      </p>
      {certificate?.uploadFailed && (
        <Notice
          tone="waiting"
          title="Your certificate could not be stored"
          role="none"
          className="mt-4"
        >
          Our document store was out of reach when you submitted, so we have your details but not{" "}
          <strong>{certificate.fileName}</strong>. Our team will contact you about it; you need not
          submit again.
        </Notice>
      )}
    </>
  );
}
