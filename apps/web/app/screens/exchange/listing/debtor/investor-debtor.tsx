import { Button } from "~/ui/button";
import { useWallet } from "~/wallet/wallet-provider";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";
import { SignInButton } from "../sign-in-button.tsx";
import { Pairs } from "../terms.tsx";
import { useProvenQuery } from "../use-proven-query.ts";
import type { DebtorResponse, NamedDebtor } from "./debtor.route.ts";

export default function InvestorDebtor({ listing }: { listing: bigint }) {
  return (
    <WalletQueryProvider>
      <Debtor path={`/api/exchange/${listing}/debtor`} />
    </WalletQueryProvider>
  );
}

/** Name and record for an approved investor who is signed in; the card says to others who sees them. */
function Debtor({ path }: { path: string }) {
  const { isConnected } = useWallet();
  const { answer, refresh } = useProvenQuery<DebtorResponse>(path, true);
  if (!isConnected || answer.kind === "checking") return null;

  if (answer.kind === "unproven")
    return (
      <div className="mt-4">
        <SignInButton variant="outline" onSignedIn={refresh}>
          Show the debtor
        </SignInButton>
      </div>
    );
  if (answer.kind === "failed")
    return (
      <div className="mt-4 grid justify-items-start gap-3">
        <p className="text-muted">We couldn't load the debtor's name. Try again in a moment.</p>
        <Button variant="outline" size="sm" onClick={() => void refresh()}>
          Try again<span className="sr-only"> to load the debtor's name</span>
        </Button>
      </div>
    );
  const { isAdmitted, debtor } = answer.data;
  if (!isAdmitted)
    return (
      <p className="mt-4 text-muted">Only investors whose registration we approved see the name.</p>
    );
  if (debtor === null)
    return <p className="mt-4 text-muted">The name of this debtor isn't shown to investors.</p>;
  return <Named debtor={debtor} />;
}

function Named({ debtor }: { debtor: NamedDebtor }) {
  const { name, listed, due, onTime, late, defaulted } = debtor;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="wrap-anywhere font-medium">{name}</p>
      <p className="mt-1 text-muted text-sm">
        Only approved investors see this. Please keep it to yourself.
      </p>
      <h3 className="mt-4 font-medium">How they've paid here</h3>
      <Pairs
        pairs={[
          { label: "Receivables listed", value: String(listed) },
          { label: "Paid on time", value: due === 0 ? "None due yet" : `${onTime} of ${due}` },
          { label: "Paid late or still late", value: String(late) },
          { label: "Defaults", value: String(defaulted) },
        ]}
        className="mt-1"
      />
    </div>
  );
}
