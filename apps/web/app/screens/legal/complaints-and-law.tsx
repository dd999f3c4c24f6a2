import { brand } from "@tenora/domain/brand";
import { Link } from "react-router";
import type { LegalFacts } from "./legal-facts.ts";

interface FactsProps {
  readonly facts: LegalFacts;
}

/** How to complain, by when we answer, and what stays open after that. */
export function Complaints({ facts }: FactsProps) {
  const { isDemo, operator, takesMessages, answeredWithin } = facts;
  const { email } = operator;
  return (
    <>
      <p>
        If something went wrong, tell us through our{" "}
        <Link to="/about#contact">{takesMessages ? "contact form" : "contact page"}</Link>
        {email !== null && (
          <>
            {" "}
            or by email at <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        . Say what happened and when, and which receivable or wallet address it’s about.
      </p>
      <p>
        {isDemo
          ? `Nobody reads what you send in this demo. On a live site a person answers each complaint within ${answeredWithin}.`
          : `A person reads your complaint and answers it within ${answeredWithin}.`}
      </p>
      <p>
        If you don’t agree with the answer, or get none, you can go to a court or, where there is
        one, to an ombudsman where you live. Complaining to us first costs nothing and takes away
        none of your rights.
      </p>
    </>
  );
}

/** Whose law applies between the operator and who uses the site, and what a consumer keeps. */
export function Law({ facts: { governingLaw } }: FactsProps) {
  return (
    <>
      <p>
        {governingLaw === null
          ? "The operator names no law or courts here, so general rules on cross-border contracts decide which apply."
          : `The law of ${governingLaw} applies to these terms and to your dealings with us. Its courts decide disputes about them.`}
      </p>
      <p>
        If you use {brand.name} as a consumer, you keep the protection that the law of the country
        you live in gives you, and you can go to its courts.
      </p>
    </>
  );
}
