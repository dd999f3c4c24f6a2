import { draftAgain } from "@tenora/domain/funding-request/draft/draft-again";
import {
  adviseAfterFailure,
  type SaleAdvice,
} from "@tenora/domain/funding-request/financing/sale-advice";
import { type Audience, audiences } from "@tenora/domain/funding-request/tier/tier-limits";
import { formatAmount } from "@tenora/domain/money/format-amount";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { useWallet } from "~/wallet/wallet-provider";
import { useBusinessStatus } from "../../status/use-business-status";
import type { FailedSaleResponse, FundingRequestResponse } from "../api/responses.ts";
import { storeLocalDraft } from "../local-draft.ts";

interface FailedSaleProps {
  readonly request: FundingRequestResponse;
  readonly sale: FailedSaleResponse;
  /** The mark of it. */
  readonly status: ReactNode;
  /** The time of the exchange, in ms since 1970. */
  readonly now: number;
  readonly onChanged: () => void;
}

/** After a sale that failed: what happened to the money, what to change, and the way to try again. */
export function FailedSaleNotice({ request, sale, status, now, onChanged }: FailedSaleProps) {
  const { listingId, draft } = request;
  const { pastDue } = sale;
  const money = (units: number) =>
    formatAmount(BigInt(units) * BigInt(sale.pricePerUnit), sale.token);
  const advice = useAdvice(draft.audience, sale);
  return (
    <Card>
      <CardHeading
        title={titleOf(sale)}
        aside={status}
        {...((sale.hasExpired || sale.soldUnits > 0) && {
          description: `${money(sale.soldUnits)} of at least ${money(sale.minUnits)} was sold, to ${sale.buyers} ${sale.buyers === 1 ? "buyer" : "buyers"}.`,
        })}
      />
      <p>{moneyWords(sale)}</p>
      {sale.hasExpired && !sale.isFraud && pastDue === null && advice.length > 0 && (
        <section aria-labelledby="advice" className="mt-6">
          <h3 id="advice" className="font-medium">
            What you can change
          </h3>
          <ul className="mt-2 list-disc space-y-1.5 pl-5">
            {advice.map((one) => (
              <li key={one}>{adviceWords[one](sale, money)}</li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!sale.isCancelled && listingId !== null && (
          <ActionButton
            action={{ kind: "cancel", listing: BigInt(listingId) }}
            onConfirmed={onChanged}
          />
        )}
        {sale.isCancelled && !sale.isFraud && pastDue === null && (
          <TryAgain request={request} now={now} />
        )}
      </div>
    </Card>
  );
}

function titleOf({ isFraud, hasExpired, soldUnits, minUnits }: FailedSaleResponse): string {
  if (isFraud) return "The sale was cancelled as fraud";
  if (hasExpired && soldUnits >= minUnits) return "It wasn't paid out in time";
  return hasExpired ? "It didn't raise enough" : "Sale cancelled";
}

function moneyWords({ isCancelled, isFraud, soldUnits, pastDue }: FailedSaleResponse): string {
  const refunds =
    soldUnits === 0 ? "" : "Every buyer can take back exactly what they paid, without your help. ";
  const nothingOwed =
    soldUnits === 0 ? "No notes were sold, so you owe nothing." : `${refunds}You owe nothing.`;
  if (isFraud)
    return `${refunds}One of our reviewers reported it as fraud on the chain. That can't be undone, and it can never be sold on the exchange again. Contact us if you think it's a mistake.`;
  if (pastDue !== null) {
    const over = `The due date (${pastDue}) has passed, so it can't be listed again.`;
    return isCancelled
      ? `${nothingOwed} ${over}`
      : `Cancel the sale so every buyer can take back what they paid. Anyone can cancel it, not just you. ${over}`;
  }
  if (!isCancelled && soldUnits === 0)
    return "Cancel the sale, then try again. Anyone can cancel it, not just you.";
  return isCancelled
    ? `${nothingOwed} You can list it again: we've kept your answers, and only need new dates and files.`
    : "Cancel the sale so every buyer can take back exactly what they paid. Anyone can cancel it, not just you. After that, you can try again.";
}

function useAdvice(chosen: string, sale: FailedSaleResponse): SaleAdvice[] {
  const status = useBusinessStatus();
  if (status.kind !== "registered") return [];
  const audience: Audience | null = audiences.find((one) => one === chosen) ?? null;
  return adviseAfterFailure({
    ...sale,
    soldUnits: BigInt(sale.soldUnits),
    minUnits: BigInt(sale.minUnits),
    totalUnits: BigInt(sale.totalUnits),
    audience,
    tier: status.tier,
  });
}

type Money = (units: number) => string;
const adviceWords: Readonly<
  Record<SaleAdvice, (sale: FailedSaleResponse, money: Money) => string>
> = {
  "tell-people": () =>
    "No one bought. Before you publish again, talk to people who might: most need to hear about it from you.",
  "lower-minimum": ({ soldUnits }, money) =>
    `Lower the minimum. With ${money(soldUnits)} as the minimum, this sale would have gone through.`,
  "ask-less": ({ totalUnits }, money) =>
    `Ask for less than ${money(totalUnits)}. Less than half of it was sold.`,
  "more-time": ({ days }) =>
    `Give people more time: they could buy for ${days} ${days === 1 ? "day" : "days"}. Two weeks is a good start.`,
  "offer-return": () => "Offer interest. Buyers would have got back only what they paid.",
  "widen-audience": () => "Let more people buy: your tier allows more than you chose.",
};

/** Starts a new request from these answers; the files have to be added again. */
function TryAgain({ request, now }: Pick<FailedSaleProps, "request" | "now">) {
  const { walletAddress } = useWallet();
  const navigate = useNavigate();
  return (
    <Button
      onClick={() => {
        const id = crypto.randomUUID();
        const draft = draftAgain(request.draft, now);
        storeLocalDraft(walletAddress, id, { draft, baseVersion: null });
        void navigate(`/business/funding-request/${id}`, { state: { isNew: true } });
      }}
    >
      Try again with these answers
    </Button>
  );
}
