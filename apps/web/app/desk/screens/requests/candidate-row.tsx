import TriangleAlert from "lucide-react/icons/triangle-alert";
import { EqualRegistrations } from "~/desk/features/equal-registrations";
import { Badge } from "~/ui/badge";
import { type Candidate, certificateWords, lacksCountry } from "./candidate.ts";

interface CandidateRowProps {
  readonly candidate: Candidate;
  /** Why it was not approved; null where it was, undefined before. */
  readonly rejection: string | null | undefined;
}

/** A request before its approval with what was and wasn't checked, and afterwards with the result. */
export function CandidateRow({ candidate, rejection }: CandidateRowProps) {
  const { companyName, registrationNumber, equal, concerns } = candidate;
  const isDone = rejection !== undefined;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 py-3">
      <div className="min-w-0">
        <span className="break-words font-medium">{companyName}</span>
        <span className="block text-muted text-sm">{registrationNumber}</span>
        {!isDone && <EqualRegistrations equal={equal} className="mt-0.5 text-sm" />}
        {!isDone && lacksCountry(candidate) && (
          <p className="mt-0.5 text-amber text-sm">Choose its country in its own request first</p>
        )}
        {!isDone && concerns > 0 && (
          <p className="mt-0.5 text-amber text-sm">
            {concerns === 1 ? "1 check is a concern" : `${concerns} checks are a concern`}
          </p>
        )}
        {rejection && <p className="mt-1 text-sm">{rejection}</p>}
      </div>
      {isDone ? (
        <Badge tone={rejection === null ? "good" : "bad"}>
          {rejection === null ? "Approved" : "Not approved"}
        </Badge>
      ) : (
        <CertificateState candidate={candidate} />
      )}
    </li>
  );
}

function CertificateState({ candidate }: { readonly candidate: Candidate }) {
  const { text, isWarning } = certificateWords(candidate);
  if (!isWarning) return <span className="figures text-muted text-sm">{text}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 text-amber text-sm">
      <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
      {text}
    </span>
  );
}
