import { Link } from "react-router";
import { CreditList } from "~/features/transaction/receivable/claim/credit-list";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { ContactLink } from "~/ui/text/contact-link";
import { isSuspended, useBusinessStatus } from "../status/use-business-status";
import { DueCard } from "./due-card.tsx";
import { MonthView } from "./month/month-view.tsx";
import type { PaymentsPage } from "./payments-page.ts";
import { Receipts } from "./receipts.tsx";
import { SaleCard } from "./sale-card.tsx";

/** What is to be paid, on sale, creditable and paid. */
export function PaymentsView({ page }: { page: PaymentsPage }) {
  const { wallet, due, sales, credits, receipts, newest } = page;
  if (due.length + sales.length + credits.length + receipts.length === 0 && newest === null)
    return <NothingDue />;
  return (
    <>
      <CreditList credits={credits} />
      <section aria-labelledby="due" className="mt-10">
        <h2 id="due" className="font-medium font-serif text-heading">
          To be paid
        </h2>
        {due.length === 0 ? (
          <p className="mt-2 text-muted">Nothing to pay.</p>
        ) : (
          <>
            <ul className="mt-4 grid gap-4">
              {due.map((one) => (
                <DueCard key={String(one.listing)} due={one} />
              ))}
            </ul>
            <p className="mt-4 text-[0.9375rem]">
              <a
                href={`/api/wallets/${wallet}/due-dates`}
                download
                className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                Due dates for your calendar (.ics)
              </a>
            </p>
          </>
        )}
      </section>
      <MonthView month={page.month} />
      {sales.length > 0 && (
        <section aria-labelledby="sales" className="mt-10">
          <h2 id="sales" className="font-medium font-serif text-heading">
            On sale
          </h2>
          <ul className="mt-4 grid gap-4">
            {sales.map((one) => (
              <SaleCard key={String(one.listing)} sale={one} />
            ))}
          </ul>
        </section>
      )}
      <Receipts page={page} />
    </>
  );
}

/** The next step is a request; those of a suspended business are closed. */
function NothingDue() {
  if (isSuspended(useBusinessStatus()))
    return (
      <Notice role="none" title="Nothing to pay" className="mt-8">
        There's nothing to withdraw either. Your requests are closed while your business is
        suspended. <ContactLink /> to have them opened again.
      </Notice>
    );
  return (
    <Notice
      role="none"
      title="Nothing to pay"
      className="mt-8"
      action={
        <Link to="/business/funding-request" className={buttonClass({ size: "sm" })}>
          Go to your requests
        </Link>
      }
    >
      Payments appear here once one of your requests is published and funded.
    </Notice>
  );
}
