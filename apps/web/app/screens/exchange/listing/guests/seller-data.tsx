import type { ReactNode } from "react";
import { SignInButton } from "~/features/wallet/sign-in/sign-in-button";
import type { ProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** What only the seller may see; until then, what is missing. */
export function SellerData<T>({
  answer,
  refresh,
  children,
}: {
  answer: ProvenQuery<T>;
  refresh: () => Promise<unknown>;
  children: (data: T) => ReactNode;
}) {
  switch (answer.kind) {
    case "checking":
      return (
        <p role="status" className="text-muted">
          Loading...
        </p>
      );
    case "failed":
      return (
        <Notice
          tone="bad"
          title="We couldn't load this"
          action={
            <Button variant="outline" size="sm" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          Nothing has changed. Try again in a moment.
        </Notice>
      );
    case "unproven":
      return (
        <Notice action={<SignInButton onSignedIn={refresh} />}>
          Sign once with your wallet to let people in. It's free and doesn't move any funds.
        </Notice>
      );
    case "ready":
      return children(answer.data);
  }
}
