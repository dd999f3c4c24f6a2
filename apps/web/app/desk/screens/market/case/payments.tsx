import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import type { CasePayment } from "./case-page.ts";

const proofLink =
  "whitespace-nowrap underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";

/** Every payment so far, newest first: when, how much, by whom, and its transaction. */
export function CasePayments({ payments }: { readonly payments: readonly CasePayment[] }) {
  if (payments.length === 0)
    return <p className="text-muted text-sm">Nothing has been paid yet.</p>;
  return (
    <ol className="divide-y divide-line border-line border-y">
      {payments.map((payment) => (
        <li key={payment.key} className="flex items-baseline justify-between gap-x-4 py-2 text-sm">
          <span className="min-w-0">
            <span className="font-medium">{payment.payer}</span>{" "}
            <span className="figures text-muted">
              · {payment.at} · <Transaction payment={payment} /> ·{" "}
              <a href={payment.proof} download className={proofLink}>
                Proof (PDF)
              </a>
            </span>
          </span>
          <span className="figures whitespace-nowrap font-medium">{payment.amount}</span>
        </li>
      ))}
    </ol>
  );
}

function Transaction({ payment: { transaction, link } }: { readonly payment: CasePayment }) {
  if (link === null) return <span title={transaction}>{shortenAddress(transaction)}</span>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={proofLink}>
      {shortenAddress(transaction)}
    </a>
  );
}
