import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import type { PaymentsPage, Receipt } from "./payments-page.ts";

interface ReceiptsProps {
  readonly page: Pick<PaymentsPage, "wallet" | "receipts" | "newest" | "older">;
}

/** Every payment on the business's receivables, by whom, and where it went. */
export function Receipts({ page: { wallet, receipts, newest, older } }: ReceiptsProps) {
  return (
    <Card className="mt-10">
      <CardHeading
        title="Payments"
        description="Every payment on your receivables, yours and your customers', as recorded on the chain."
      />
      {receipts.length === 0 ? (
        <p className="text-muted">
          {newest === null ? "Nothing has been paid yet." : "There are no older payments."}
        </p>
      ) : (
        <ol className="divide-y divide-line border-line border-y">
          {receipts.map((receipt) => (
            <li key={receipt.key} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <div className="min-w-0 flex-1 basis-72">
                <p>
                  {receipt.payer} paid towards{" "}
                  <Link
                    to={`/exchange/${receipt.listing}`}
                    className="underline underline-offset-4"
                  >
                    receivable #{String(receipt.listing)}
                  </Link>
                </p>
                <p className="figures text-muted text-sm">
                  {receipt.at} · <TransactionName receipt={receipt} /> ·{" "}
                  <a href={receipt.proof} download className="underline underline-offset-4">
                    Proof of payment (PDF)
                  </a>
                </p>
              </div>
              <div className="figures text-right">
                <p className="font-medium">{receipt.amount}</p>
                <p className="text-muted text-sm">
                  {receipt.toInvestors} to investors, {receipt.toBusiness} to you
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {(receipts.length > 0 || newest !== null) && (
        <p className="mt-3 text-[0.9375rem]">
          <a
            href={`/api/wallets/${wallet}/payments`}
            download
            className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            All payments (CSV)
          </a>
        </p>
      )}
      {(newest !== null || older !== null) && (
        <nav aria-label="Payments received" className="mt-4 flex flex-wrap gap-3">
          {newest !== null && (
            <Link to={newest} className={buttonClass({ variant: "outline", size: "sm" })}>
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

function TransactionName({ receipt: { transaction, link } }: { receipt: Receipt }) {
  if (link === null) return <span title={transaction}>{shortenAddress(transaction)}</span>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className="underline">
      {shortenAddress(transaction)}
    </a>
  );
}
