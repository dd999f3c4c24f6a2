import { brand } from "@tenora/domain/brand";
import type { LegalFacts } from "./legal-facts.ts";

interface FactsProps {
  readonly facts: LegalFacts;
}

/** Company, place, address and mail, as far as they are configured; a demonstration says that it is one. */
export function OperatorIdentity({ facts: { isDemo, operator } }: FactsProps) {
  const { company, jurisdiction, address, email } = operator;
  return (
    <>
      {isDemo && (
        <p>
          This is a local demo of {brand.name}. It runs only on your computer, and no company stands
          behind it.
          {company !== null && " The company named here is an example from this demo’s settings."}
        </p>
      )}
      {company !== null && (
        <p>
          {brand.name} is run by {company}
          {jurisdiction !== null && <> ({jurisdiction})</>}.
          {address !== null && <> Its address is {address}.</>}
          {email !== null && (
            <>
              {" "}
              Its email address is <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
        </p>
      )}
      {company === null && !isDemo && (
        <p>
          The operator of this site hasn’t published their name yet. Don’t trust it with money until
          they do.
        </p>
      )}
    </>
  );
}

/** What the operator says of their licence, and nothing where they say nothing. */
export function RegulatoryStatus({ facts: { regulatoryStatus } }: FactsProps) {
  return regulatoryStatus === null ? (
    <p>
      The operator states no licence here, nor any registration with a financial regulator. Don’t
      assume that they have one.
    </p>
  ) : (
    <p>Regulatory status, as the operator states it: {regulatoryStatus}</p>
  );
}
