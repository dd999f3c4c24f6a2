import { Link } from "react-router";
import { PayForm } from "~/features/transaction/receivable/pay/pay-form";
import type { PayableFacts } from "~/features/transaction/receivable/pay/payment";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Actions, CardFact, CardHead } from "./card-parts.tsx";
import type { DueReceivable } from "./payments-page.ts";

/** What is due on a receivable, and the ways to pay it. */
export function DueCard({ due }: { due: DueReceivable }) {
  const { listing, status, when, owed, lateFee, lateFeeWords, dispute, payable, action } = due;
  return (
    <li className={classes(cardClass, "grid gap-4 p-5 sm:p-6")}>
      <CardHead listing={listing} status={status} isDisputed={dispute !== null} />
      <dl className="figures grid grid-cols-2 gap-3 text-[0.9375rem] sm:gap-x-6 md:grid-cols-4">
        <CardFact
          name="To be paid to investors"
          value={owed ?? "Nothing"}
          {...(lateFee && { note: `includes a late fee of ${lateFee}` })}
        />
        <CardFact name="Due date" value={due.maturity} note={when} />
        <CardFact name="Paid so far" value={due.paidIn} />
        <CardFact name={due.isCampaign ? "Promised" : "Face value"} value={due.face} />
      </dl>
      {dispute && (
        <p className="figures text-[0.9375rem]">
          <span className="font-medium">{dispute.title}.</span> {dispute.outlook}
        </p>
      )}
      {lateFeeWords && <p className="figures text-[0.9375rem]">{lateFeeWords}</p>}
      {due.reserve && (
        <p className="figures text-[0.9375rem]">
          {due.reserve} comes back to you as a credit once the face value is paid in full
          {reserveFeeWords(due)}
        </p>
      )}
      {owed && (due.isCampaign ? <OwnDebt facts={payable} /> : <CustomersDebt facts={payable} />)}
      <Actions facts={action} />
    </li>
  );
}

/** The reserve is without the late fee so far, and a fee that rises takes more of it. */
function reserveFeeWords({ hasLateFee, lateFee }: DueReceivable): string {
  if (!hasLateFee) return ".";
  return lateFee === null
    ? ". Any late fee comes out of it first."
    : ". The late fee so far is already taken out of it.";
}

/** The business's own debt, which it repays itself. */
function OwnDebt({ facts }: { facts: PayableFacts }) {
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <p>
        No customer owes this. You repay it yourself
        {facts.least === undefined && ", in full or in several payments"}.
      </p>
      <PayForm facts={facts} connect={null} />
    </div>
  );
}

function CustomersDebt({ facts }: { facts: PayableFacts }) {
  return (
    <>
      <CustomerLink listing={facts.listing} />
      <details className="border-line border-t pt-2">
        <summary className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2">
          Pay it yourself
        </summary>
        <div className="mt-3">
          <PayForm facts={facts} connect={null} />
        </div>
      </details>
    </>
  );
}

/** The customer needs no account. */
function CustomerLink({ listing }: { listing: bigint }) {
  const path = `/pay/${listing}`;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem]">
      <Link
        to={path}
        className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Payment page for your customer
      </Link>
    </p>
  );
}
