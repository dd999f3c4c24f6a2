import { useQueryClient } from "@tanstack/react-query";
import Star from "lucide-react/icons/star";
import { useState } from "react";
import { Link } from "react-router";
import { ConnectButton } from "~/features/wallet/connect-button";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import { WalletQueryProvider } from "~/wallet/wallet-query-provider";
import type { WatchResponse } from "./watch.route.ts";

export default function WatchButton({ listing }: { listing: bigint }) {
  return (
    <WalletQueryProvider>
      <Watch path={`/api/exchange/${listing}/watch`} />
    </WalletQueryProvider>
  );
}

/** Watches the receivable, or no longer; a visitor without a wallet here is told what it takes. */
function Watch({ path }: { path: string }) {
  const wallet = useWallet();
  const queries = useQueryClient();
  const { answer } = useProvenQuery<WatchResponse>(path, true);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isWatched = answer.kind === "ready" && answer.data.isWatched;

  async function press() {
    if (!wallet.isConnected) return setAsking((now) => !now);
    setBusy(true);
    const method = isWatched ? "DELETE" : "PUT";
    const problem = (await ensureWalletSession(wallet)) ?? (await send(method));
    // Also after a failure: another window may have changed it.
    await queries.invalidateQueries();
    setBusy(false);
    if (problem !== null)
      notify({ title: "Nothing has changed", description: problem, tone: "destructive" });
  }

  async function send(method: "PUT" | "DELETE"): Promise<string | null> {
    const result = await sendRequest(path, { method, body: {} });
    return result.ok ? null : result.message;
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3">
      <Button
        variant={isWatched ? "secondary" : "outline"}
        size="sm"
        busy={isBusy}
        aria-pressed={isWatched}
        aria-expanded={wallet.isConnected ? undefined : isAsking}
        onClick={() => void press()}
      >
        <Star aria-hidden="true" className={classes("size-4", isWatched && "fill-current")} />
        Watch
      </Button>
      {isWatched && (
        <Link
          to="/investor/saved"
          className="inline-flex min-h-9 items-center text-mint-strong text-sm underline pointer-coarse:min-h-11 decoration-1 underline-offset-4 hover:decoration-2"
        >
          {/* In one row with the way back, so that nothing moves when it comes. */}
          <span className="sm:hidden">Saved</span>
          <span className="max-sm:sr-only">See what you watch</span>
        </Link>
      )}
      {isAsking && !wallet.isConnected && (
        <>
          <p className="text-muted text-sm">Connect your wallet to watch</p>
          <ConnectButton variant="outline" size="sm" />
        </>
      )}
    </div>
  );
}
