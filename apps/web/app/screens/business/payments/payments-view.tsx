import { Link } from "react-router";
import { statusWords } from "~/features/receivable/status-words";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { CreditList } from "~/features/transaction/receivable/credit-list";
import { PayForm } from "~/features/transaction/receivable/pay-form";
import type { PayableFacts } from "~/features/transaction/receivable/payment";
import { type ActionFacts, actionsOf } from "~/features/transaction/receivable/receivable-actions";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { MonthView } from "./month/month-view.tsx";
import type { DueReceivable, PaymentsPage, SaleInProgress } from "./payments-page.ts";
import { Receipts } from "./receipts.tsx";

/** What is due, on sale, creditable and paid. */
export function PaymentsView({ page }: { page: PaymentsPage }) {
  const { wallet, due, sales, credits, receipts, newest } = page;
  if (due.length + sales.length + credits.length + receipts.length === 0 && newest === null)
    return (
      <Notice
        role="none"
        title="Nothing is due"
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
  return (
    <>
      <CreditList credits={credits} />
      <section aria-labelledby="due" className="mt-10">
        <h2 id="due" className="font-medium font-serif text-heading">
          Due
        </h2>
        {due.length === 0 ? (
          <p className="mt-2 text-muted">Nothing is due.</p>
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

interface CardHeadProps extends Pick<SaleInProgress, "listing" | "status"> {
  readonly isDisputed?: boolean;
}

function CardHead({ listing, status, isDisputed = false }: CardHeadProps) {
  const { label, tone } = statusWords[status];
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <h3 className="font-semibold text-lg">
        <Link
          to={`/exchange/${listing}`}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline sm:min-h-0"
        >
          Receivable #{String(listing)}
        </Link>
      </h3>
      <span className="flex flex-wrap gap-2">
        {isDisputed && <Badge tone="bad">Disputed</Badge>}
        <Badge tone={tone}>{label}</Badge>
      </span>
    </div>
  );
}

function DueCard({ due }: { due: DueReceivable }) {
  const { listing, status, when, owed, lateFee, lateFeeWords, dispute, payable, action } = due;
  return (
    <li className={classes(cardClass, "grid gap-4 p-5 sm:p-6")}>
      <CardHead listing={listing} status={status} isDisputed={dispute !== null} />
      <dl className="figures grid grid-cols-2 gap-3 text-[0.9375rem] sm:gap-x-6 md:grid-cols-4">
        <Fact
          name="Owed to investors"
          value={owed ?? "Nothing"}
          {...(lateFee && { note: `includes a late fee of ${lateFee}` })}
        />
        <Fact name="Due" value={due.maturity} note={when} />
        <Fact name="Paid so far" value={due.paidIn} />
        <Fact name={due.isCampaign ? "Promised" : "Face value"} value={due.face} />
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
          {due.hasLateFee ? ". Any late fee comes out of it first." : "."}
        </p>
      )}
      {owed && (due.isCampaign ? <OwnDebt facts={payable} /> : <CustomersDebt facts={payable} />)}
      <Actions facts={action} />
    </li>
  );
}

/** The business's own debt: nobody else pays it. */
function OwnDebt({ facts }: { facts: PayableFacts }) {
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <p>No customer owes this. You repay it yourself, in full or in several payments.</p>
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

function SaleCard({ sale }: { sale: SaleInProgress }) {
  return (
    <li className={classes(cardClass, "grid gap-4 p-5 sm:p-6")}>
      <CardHead listing={sale.listing} status={sale.status} />
      <dl className="figures grid grid-cols-2 gap-3 text-[0.9375rem] sm:gap-x-6">
        <Fact name="Sold" value={sale.sold} />
        <Fact name="Sale ends" value={sale.ends} />
      </dl>
      <Actions facts={sale.action} />
    </li>
  );
}

/** What the connected wallet may do now that its time has come. */
function Actions({ facts }: { facts: ActionFacts }) {
  const { walletAddress } = useWallet();
  const actions = actionsOf(facts, walletAddress);
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-4">
      {actions.map((action) => (
        <ActionButton key={action.kind} action={action} />
      ))}
    </div>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-medium">{value}</dd>
      {note && <dd className="text-muted text-sm">{note}</dd>}
    </div>
  );
}
