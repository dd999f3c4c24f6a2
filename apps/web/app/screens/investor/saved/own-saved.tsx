import { SignInFirst } from "~/features/wallet/sign-in/sign-in-first";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { Button } from "~/ui/button";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { type OwnSearches, searchesPath } from "./saved-page.ts";
import { SearchList } from "./search-list.tsx";
import { WatchList } from "./watch-list.tsx";

/** What the connected wallet saved, once it is proven. */
export function OwnSaved({ asksForSignIn }: { asksForSignIn: boolean }) {
  const { answer, refresh } = useProvenQuery<OwnSearches>(searchesPath, true);
  switch (answer.kind) {
    case "checking":
      return <LoadingSaved />;
    case "failed":
      return (
        <Notice
          tone="bad"
          className="mt-8"
          title="We couldn't load what you saved"
          action={
            <Button variant="outline" size="sm" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        />
      );
    case "unproven":
      return asksForSignIn ? (
        <SignInFirst reason="Only you can see what you saved." onSignedIn={() => void refresh()} />
      ) : null;
    case "ready":
      return (
        <div className="mt-8 grid gap-10">
          <SearchList own={answer.data} refresh={refresh} />
          <WatchList />
        </div>
      );
  }
}

export const LoadingSaved = () => (
  <SkeletonGroup label="Loading what you saved" className="mt-8 grid gap-4">
    <Skeleton className="h-28 w-full" />
    <Skeleton className="h-44 w-full" />
  </SkeletonGroup>
);
