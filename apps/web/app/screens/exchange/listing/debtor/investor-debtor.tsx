import { onTimeShareWords, troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import { defaultWords } from "@tenora/domain/receivable/status/default-words";
import { useEffect } from "react";
import { SignInButton } from "~/features/wallet/sign-in/sign-in-button";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import { ListingQueries } from "../listing-queries.tsx";
import { Pairs } from "../terms/terms.tsx";
import type { DebtorResponse, NamedDebtor } from "./debtor.route.ts";

interface InvestorDebtorProps {
  readonly listing: bigint;
  /** Whether this reader was told already who it is, as far as investors may know. */
  onAdmitted(isAdmitted: boolean): void;
}

export default function InvestorDebtor({ listing, onAdmitted }: InvestorDebtorProps) {
  return (
    <ListingQueries>
      <Debtor path={`/api/exchange/${listing}/debtor`} onAdmitted={onAdmitted} />
    </ListingQueries>
  );
}

/** Name and record for an approved investor who is signed in; the card says to others who sees them. */
function Debtor({ path, onAdmitted }: Pick<InvestorDebtorProps, "onAdmitted"> & { path: string }) {
  const { isConnected } = useWallet();
  const { answer, refresh } = useProvenQuery<DebtorResponse>(path, true);
  const wasTold = isConnected && answer.kind === "ready" && answer.data.isAdmitted;
  useEffect(() => onAdmitted(wasTold), [wasTold, onAdmitted]);
  if (!isConnected || answer.kind === "checking") return null;

  if (answer.kind === "unproven")
    return (
      <div className="mt-4">
        <SignInButton variant="outline" onSignedIn={refresh}>
          Show the customer
        </SignInButton>
      </div>
    );
  if (answer.kind === "failed")
    return (
      <div className="mt-4 grid justify-items-start gap-3">
        <p className="text-muted">We couldn't load the customer's name. Try again in a moment.</p>
        <Button variant="outline" size="sm" onClick={() => void refresh()}>
          Try again<span className="sr-only"> to load the customer's name</span>
        </Button>
      </div>
    );
  const { isAdmitted, debtor } = answer.data;
  if (!isAdmitted)
    return <p className="mt-4 text-muted">Only approved investors can see the name.</p>;
  if (debtor === null)
    return <p className="mt-4 text-muted">This customer's name isn't shown to investors.</p>;
  return <Named debtor={debtor} />;
}

function Named({ debtor }: { debtor: NamedDebtor }) {
  const { name, listed, repaidLate } = debtor;
  const trouble = troubleNowWords(debtor);
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="wrap-anywhere font-medium">{name}</p>
      <p className="mt-1 text-muted text-sm">
        Only approved investors see the customer's name. Please keep it to yourself.
      </p>
      <h3 className="mt-4 font-medium">How they've paid here</h3>
      {trouble && <p className="figures mt-1 font-medium text-amber">{trouble}</p>}
      <Pairs
        pairs={[
          { label: "Receivables listed", value: String(listed) },
          { label: "Paid on time", value: onTimeShareWords(debtor) },
          { label: "Paid late", value: String(repaidLate) },
          { label: "Defaults", value: defaultWords(debtor) },
        ]}
        className="mt-1"
      />
    </div>
  );
}
