import { Notice } from "~/ui/notice";
import { SignInButton } from "./sign-in/sign-in-button.tsx";

interface HiddenInvitationsProps {
  readonly onSignedIn: () => Promise<unknown>;
  readonly className?: string;
}

/** On a page of the wallet's own, while it leaves out what only a session of that wallet may see. */
export function HiddenInvitations({ onSignedIn, className = "" }: HiddenInvitationsProps) {
  return (
    <Notice
      role="none"
      title="Receivables by invitation are hidden"
      className={className}
      action={
        <SignInButton variant="outline" onSignedIn={onSignedIn}>
          Show mine
        </SignInButton>
      }
    >
      Only the people they concern can see them here. Sign in with your wallet; it's free.
    </Notice>
  );
}
