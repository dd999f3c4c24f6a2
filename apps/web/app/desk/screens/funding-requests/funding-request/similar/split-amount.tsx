import type { SplitAmount as Split } from "@tenora/database/funding-request/find-split-amount";
import { requestName } from "@tenora/domain/funding-request/request-name";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { Link } from "react-router";
import { Notice } from "~/ui/notice";
import { splitWords } from "./split-words.ts";

interface SplitAmountProps {
  readonly split: Split;
  /** The reviewed request's stablecoin. */
  readonly stablecoin: string;
}

/** That requests which each need one reviewer come to an amount that would need two, and which they are. */
export function SplitAmountNotice({ split, stablecoin }: SplitAmountProps) {
  return (
    <section id="split-amount" aria-label="Several requests" tabIndex={-1} className="scroll-mt-4">
      <Notice tone="warning" role="none" title="Several requests of this business">
        <p className="figures">{splitWords(split, stablecoin)}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {split.others.map((other) => (
            <li key={other.id} className="min-w-0">
              <Link
                to={`/admin/funding-requests/${other.id}`}
                className="wrap-anywhere inline-flex min-h-6 items-center text-mint-strong underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {requestName(other)} · {formatShortDate(new Date(other.attestedAt))}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
