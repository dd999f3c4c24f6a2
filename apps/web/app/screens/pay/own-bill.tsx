import type { DocumentWord } from "@tenora/domain/receivable/document-kind";
import { SignInButton } from "~/features/wallet/sign-in/sign-in-button";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import type { OwnBillResponse } from "./own-bill.ts";

interface OwnBillProps {
  readonly listing: bigint;
  readonly documentWord: DocumentWord;
}

/** The customer's own invoice, by the number and day that stand on it; for who isn't the customer, nothing. */
export function OwnBill({ listing, documentWord }: OwnBillProps) {
  const path = `/api/exchange/${listing}/bill`;
  const { answer, refresh } = useProvenQuery<OwnBillResponse>(path, true);
  if (answer.kind === "unproven")
    return (
      <div className="mb-4">
        <SignInButton variant="outline" onSignedIn={refresh}>
          {`Show my ${documentWord} number`}
        </SignInButton>
      </div>
    );
  // The page says all that a payer needs without it.
  if (answer.kind !== "ready" || answer.data.document === null) return null;
  return (
    <p className="figures wrap-anywhere mb-4">
      You're paying <span className="font-medium">{answer.data.document}</span>.
    </p>
  );
}
