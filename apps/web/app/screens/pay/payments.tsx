import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import type { PayPage } from "./pay-page.ts";

/** What was paid so far, each with its proof. */
export function Payments({ page: { listing, payments, isNewest, older } }: { page: PayPage }) {
  return (
    <Card className="mt-6">
      <CardHeading
        title="Payments"
        description="Every payment on this receivable, as recorded on the chain."
      />
      <ol className="divide-y divide-line border-line border-y">
        {payments.map(({ key, amount, payer, at, proof }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <div className="figures min-w-0">
              <p className="font-medium">{amount}</p>
              <p className="text-muted text-sm">
                {at} · from {payer}
              </p>
            </div>
            <a
              href={proof}
              download
              aria-label={`Proof of payment (PDF) of ${amount}, ${at}`}
              className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              Proof of payment (PDF)
            </a>
          </li>
        ))}
      </ol>
      {(older !== null || !isNewest) && (
        <nav aria-label="Payments" className="mt-4 flex flex-wrap gap-3">
          {!isNewest && (
            <Link
              to={`/pay/${listing}`}
              className={buttonClass({ variant: "outline", size: "sm" })}
            >
              Newest payments
            </Link>
          )}
          {older !== null && (
            <Link to={older} className={buttonClass({ variant: "outline", size: "sm" })}>
              Older payments
            </Link>
          )}
        </nav>
      )}
    </Card>
  );
}
