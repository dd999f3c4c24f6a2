import { isUnpaid } from "@tenora/domain/receivable/status/receivable-stage";
import { Link } from "react-router";
import type { PayPage } from "./pay-page.ts";

/** How late it is, and whom to talk to; nothing while it isn't due or nothing is owed. */
export function LateWords({ page }: { page: PayPage }) {
  const { due, status, when, kind, documentWord, seller } = page;
  if (due === null || !isUnpaid(status)) return null;
  const contact = (
    <Link to="/about#contact" className="underline underline-offset-4">
      us
    </Link>
  );
  return (
    <p className="mt-4">
      The payment is {when}.{" "}
      {/* A campaign is repaid by its seller, who has only the site's operator to tell. */}
      {kind === "community" ? (
        <>If something about this repayment is wrong, tell {contact}.</>
      ) : (
        <>
          If something about the {documentWord} is wrong, tell {seller} or {contact}.
        </>
      )}
    </p>
  );
}
