import { SignInButton } from "~/features/wallet/sign-in/sign-in-button";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { customerWords, waysToSee } from "./customer-warning-words.ts";
import type { CustomerRecord } from "./use-customer-record.ts";

interface CustomerWarningProps {
  readonly record: CustomerRecord;
  /** The sentence about who bears the loss; null where none was signed. */
  readonly recourse: string | null;
}

/**
 * Before a purchase: what the customer of this receivable is late with now, for those who may know their
 * record, and that it wasn't looked at by those who may be able to. The customer's card has all of it.
 */
export function CustomerWarning({ record, recourse }: CustomerWarningProps) {
  const words = customerWords(record);
  if (words === null) return null;
  if (record.kind === "trouble")
    return (
      <Notice role="none" tone="warning" title={<span className="figures">{words}</span>}>
        {recourse}
      </Notice>
    );
  return (
    <Notice
      role="none"
      title={words}
      action={
        record.kind === "unread" ? (
          <SignInButton variant="outline" onSignedIn={record.refresh}>
            Sign in to see it
          </SignInButton>
        ) : (
          record.kind === "failed" && (
            <Button variant="outline" size="sm" onClick={() => void record.refresh()}>
              Try again<span className="sr-only"> to load the customer’s record</span>
            </Button>
          )
        )
      }
    >
      {record.kind === "unread" && waysToSee}
    </Notice>
  );
}
