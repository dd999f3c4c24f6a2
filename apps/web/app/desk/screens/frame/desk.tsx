import { type FormEvent, lazy, type ReactNode, Suspense, useEffect } from "react";
import { useFetcher } from "react-router";
import { hasInMemoryState, unsavedArticle } from "~/desk/features/in-memory-state";
import { Button } from "~/ui/button";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import type { AdminSessionResponse } from "../account/sign-in/admin-session.route.ts";
import { DeskBar } from "./desk-bar.tsx";
import { type SectionCounts, SectionNavigation } from "./section-navigation.tsx";

// Most admins work without a wallet. If its code fails to load, the bar still works.
const WalletPill = lazy(() =>
  import("~/features/wallet/wallet-pill").catch(() => ({ default: () => <span /> })),
);

interface DeskProps {
  /** The admin's; null while it is unknown. */
  readonly email: string | null;
  /** What waits in each section; null while it is unknown. */
  readonly waiting?: SectionCounts | null;
  /** Whether an admin is signed in, as far as this page knows. */
  readonly isSignedIn?: boolean;
  /** Until they set up a required second factor, an admin reaches their own account only. */
  readonly isAccountOnly?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of the portal: its bar, its sections, and the current one in full width. */
export function Desk({
  email,
  waiting = null,
  isSignedIn = true,
  isAccountOnly = false,
  children,
}: DeskProps) {
  return (
    <>
      <DeskBar>
        <h1 className="min-w-0 truncate font-medium text-[0.9375rem] sm:text-base">
          Admin Operations Portal
        </h1>
        <span className="ml-auto flex min-w-0 shrink-0 items-center gap-4 sm:shrink">
          {email && (
            <span className="truncate text-on-forest-muted text-sm max-lg:hidden">{email}</span>
          )}
          {isSignedIn && <ConnectedWallet />}
          {isSignedIn && <SignOut />}
        </span>
      </DeskBar>
      <div className={isSignedIn ? "lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)]" : undefined}>
        {isSignedIn && <SectionNavigation waiting={waiting} isAccountOnly={isAccountOnly} />}
        <div className="min-w-0 px-4 pt-3 pb-10 lg:px-6">{children}</div>
      </div>
    </>
  );
}

/** Where a wallet acts, its page offers to connect one; here it is named and disconnected. */
function ConnectedWallet() {
  const { isConnected } = useWallet();
  if (!isConnected) return null;
  return (
    <Suspense>
      <WalletPill className="max-md:hidden" />
    </Suspense>
  );
}

function SignOut() {
  const fetcher = useFetcher<AdminSessionResponse>();
  const response = fetcher.data;

  useEffect(() => {
    if (response?.ok === false) {
      notify({ title: "Error", description: "Failed to sign out", tone: "destructive" });
    }
  }, [response]);

  return (
    <fetcher.Form method="delete" action="/api/admin/session" onSubmit={confirmUnsaved}>
      <Button type="submit" variant="outline" size="sm" busy={fetcher.state !== "idle"}>
        Sign out
      </Button>
    </fetcher.Form>
  );
}

function confirmUnsaved(event: FormEvent): void {
  const question = "You have unsaved changes to an article. Sign out and discard them?";
  if (hasInMemoryState(unsavedArticle) && !window.confirm(question)) event.preventDefault();
}
