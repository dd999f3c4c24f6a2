import { troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import { useProvenQuery } from "~/features/wallet/use-proven-query";
import { Notice } from "~/ui/notice";
import type { DebtorResponse } from "./debtor.route.ts";

interface CustomerWarningProps {
  readonly listing: bigint;
  /** The sentence about who bears the loss; null where none was signed. */
  readonly recourse: string | null;
}

/**
 * Before a purchase: what the customer of this receivable is late with now, for those who may know their
 * record; the customer's card has all of it. Nothing while nothing is late, or it isn't known.
 */
export function CustomerWarning({ listing, recourse }: CustomerWarningProps) {
  const { answer } = useProvenQuery<DebtorResponse>(`/api/exchange/${listing}/debtor`, true);
  const debtor = answer.kind === "ready" ? answer.data.debtor : null;
  const trouble = troubleNowWords(debtor);
  if (!trouble) return null;
  return (
    <Notice role="none" tone="warning" title={<span className="figures">Customer: {trouble}</span>}>
      {recourse}
    </Notice>
  );
}
