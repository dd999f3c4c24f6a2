import { Link } from "react-router";
import { statusWords } from "~/features/receivable/status-words";
import { ActionButton } from "~/features/transaction/receivable/action-button";
import { type ActionFacts, actionsOf } from "~/features/transaction/receivable/receivable-actions";
import { Badge } from "~/ui/badge";
import { useWallet } from "~/wallet/wallet-provider";
import type { SaleInProgress } from "./payments-page.ts";

interface CardHeadProps extends Pick<SaleInProgress, "listing" | "status"> {
  readonly isDisputed?: boolean;
}

export function CardHead({ listing, status, isDisputed = false }: CardHeadProps) {
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

/** What the connected wallet may do now that its time has come. */
export function Actions({ facts }: { facts: ActionFacts }) {
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

export function CardFact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-medium">{value}</dd>
      {note && <dd className="text-muted text-sm">{note}</dd>}
    </div>
  );
}
