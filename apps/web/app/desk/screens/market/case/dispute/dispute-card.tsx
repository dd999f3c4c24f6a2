import { formatMoment } from "@tenora/domain/text/format-date";
import { reviewerOf } from "~/desk/features/reviewer";
import { classes } from "~/ui/classes";
import type { CaseDispute, KeptEvidence } from "../case-page.ts";
import { Facts } from "../facts.tsx";
import { CasePanel } from "../panel.tsx";
import { DisputeForm } from "./dispute-form.tsx";

interface DisputeCardProps {
  readonly listing: string;
  readonly dispute: CaseDispute;
}

/** The disputes that stand, what an attestor can do about them, and the evidence that we keep. */
export function DisputeCard({ listing, dispute: { standing, step, evidence } }: DisputeCardProps) {
  return (
    <CasePanel
      title="Dispute"
      description={
        standing.length > 0
          ? undefined
          : "No open dispute. A dispute is shown publicly, and nobody can buy while it’s open. It changes no date or amount."
      }
    >
      <Facts facts={standing} />
      {evidence.length > 0 && (
        <>
          {/* What it is about is read before anything is done about it. */}
          <h4 className={classes("font-medium text-sm", standing.length > 0 && "mt-6")}>
            Evidence on file
          </h4>
          <ol className="mt-2 divide-y divide-line border-line border-y">
            {evidence.map((one) => (
              <Evidence key={one.id} evidence={one} />
            ))}
          </ol>
        </>
      )}
      {step !== null && (
        <div className={standing.length + evidence.length > 0 ? "mt-4" : undefined}>
          <DisputeForm key={step} listing={listing} disputed={step === "raise"} />
        </div>
      )}
    </CasePanel>
  );
}

function Evidence({
  evidence: { disputed, document, hash, recordedAt, adminEmail, isSent },
}: {
  readonly evidence: KeptEvidence;
}) {
  const what = disputed ? "Dispute raised" : "Dispute ended";
  return (
    <li className="py-3 text-sm">
      <p className="font-medium">
        {isSent ? what : `${disputed ? "Dispute" : "End of dispute"} · not sent`}
      </p>
      <p className="wrap-anywhere mt-1 max-w-[68ch] whitespace-pre-line">
        {document ?? "[erased]"}
      </p>
      <p className="figures wrap-anywhere mt-1 text-muted text-xs">
        {formatMoment(new Date(recordedAt))} UTC by {reviewerOf(adminEmail)} · SHA-256 {hash}
      </p>
    </li>
  );
}
