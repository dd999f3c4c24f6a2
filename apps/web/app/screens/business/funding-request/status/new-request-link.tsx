import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { type ButtonSize, type ButtonVariant, buttonClass } from "~/ui/button";

interface NewRequestLinkProps {
  readonly size?: ButtonSize;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** Starts another funding request. */
export function NewRequestLink({ children, ...look }: NewRequestLinkProps) {
  // Chosen with each visit of the page, so that going back and pressing again starts another one.
  const [id, setId] = useState("new");
  useEffect(() => setId(crypto.randomUUID()), []);
  return (
    <Link
      to={`/business/funding-request/${id}`}
      state={{ isNew: true }}
      className={buttonClass(look)}
    >
      {children}
    </Link>
  );
}
