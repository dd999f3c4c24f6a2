import { TaskList } from "~/features/dashboard/task-list";
import { HiddenInvitations } from "~/features/wallet/hidden-invitations";
import { SignInButton } from "~/features/wallet/sign-in/sign-in-button";
import { useOwnBills } from "./use-own-bills.ts";

/**
 * What the connected wallet owes as a customer of others; nothing for most. While it can't be read nothing is
 * said, since hardly any visitor owes something, and each bill has its own page and mails. The numbers of its
 * invoices and orders it reads once it has signed in.
 */
export default function OwnBills({ className }: { className?: string }) {
  const { bills, hidesNumbers, hidesInvitations, refresh } = useOwnBills();
  if (bills.length === 0 && !hidesInvitations) return null;
  return (
    <div className={className}>
      {hidesInvitations && <HiddenInvitations onSignedIn={refresh} className="mb-6" />}
      {bills.length > 0 && (
        <TaskList id="bills" title="Bills to pay" tasks={bills} variant="default">
          {hidesNumbers && !hidesInvitations && (
            <p className="mt-4">
              <SignInButton variant="outline" onSignedIn={refresh}>
                Show my document numbers
              </SignInButton>
            </p>
          )}
        </TaskList>
      )}
    </div>
  );
}
