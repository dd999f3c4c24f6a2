import { formatMoment } from "@tenora/domain/text/format-date";
import { ReviewTimeline } from "~/features/dashboard/review-timeline";
import { useWallet } from "~/wallet/wallet-provider";
import type { OwnBusiness } from "../../status/own-business";
import { usePauseRecheck } from "../../status/paused-recheck";
import { useOwnBusiness } from "../../status/use-own-business";
import { HeldCertificate } from "./held-certificate.tsx";
import { ReplacementForm } from "./replacement-form.tsx";
import { RevealButton } from "./reveal-button.tsx";
import { useReplacement } from "./use-replacement.ts";

/** The submission, for the wallet that sent it. Another account gets its own state. */
export default function PendingDetails() {
  const { walletAddress } = useWallet();
  return <Details key={walletAddress} />;
}

function Details() {
  const { own, isHidden, isRevealing, reveal } = useOwnBusiness({ enabled: true });
  // Held here, so that a chosen file survives the end of the session.
  const replacement = useReplacement();
  usePauseRecheck(replacement.isOpen);
  return (
    <>
      {own && <Received own={own} />}
      {own && (
        <ReviewTimeline
          submittedAt={own.submittedAt}
          isWaitingForYou={own.certificateRequest !== null}
          decision="By email to the director, and here."
          now={Date.now()}
        />
      )}
      {own && <HeldCertificate own={own} replacement={replacement} />}
      {isHidden && (
        <RevealButton words="View my submission" isRevealing={isRevealing} reveal={reveal} />
      )}
      {replacement.isOpen && <ReplacementForm replacement={replacement} />}
    </>
  );
}

function Received({ own }: { own: OwnBusiness }) {
  return (
    <>
      <p className="figures mt-4 text-sm">
        {own.companyName} · received {formatMoment(new Date(own.submittedAt))} UTC
      </p>
      <p className="figures mt-1 text-muted text-sm">
        You agreed to our terms, version{" "}
        <span className="whitespace-nowrap">{own.consentVersion}</span>, on{" "}
        {formatMoment(new Date(own.consentAt))} UTC.
      </p>
    </>
  );
}
