import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { explorerLink } from "~/transaction/explorer-link";
import { loadEngine } from "~/transaction/load-engine";
import {
  isSent,
  listPending,
  type PendingTransaction,
  pendingKey,
  subscribeToPending,
} from "~/transaction/pending-transactions";
import { Spinner } from "~/ui/loading/spinner";
import { useWallet } from "~/wallet/wallet-provider";
import { useDismiss } from "./use-dismiss.ts";

/** What was sent and has no end yet, beside the wallet's pill; nothing when there is none. */
export function PendingTransactions() {
  const { config, getState, request, refresh } = useWallet();
  const stored = useSyncExternalStore(subscribeToPending, listPending, () => none);
  const { revalidate } = useRevalidator();
  const own = stored.filter(({ chainId }) => chainId === config.chain.id);
  const shown = own.filter(isSent);
  const hasAny = own.length > 0;

  // What an earlier page has sent is followed on: only then the engine's code is needed here.
  useEffect(() => {
    if (!hasAny) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    loadEngine({ getState, request, refresh }, config)
      .then((engine) => {
        if (!isUnmounted) stop = engine.onRevalidate(() => void revalidate());
        engine.resume();
      })
      .catch(console.error);
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [hasAny, getState, request, refresh, config, revalidate]);

  return shown.length > 0 ? <PendingList entries={shown} /> : null;
}

const none: readonly PendingTransaction[] = [];

function PendingList({ entries }: { entries: readonly PendingTransaction[] }) {
  const { config } = useWallet();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(
    whole,
    isOpen,
    useCallback((reason: "outside" | "escape") => {
      setOpen(false);
      if (reason === "escape") button.current?.focus();
    }, []),
  );
  return (
    // A phone's header has no room for it: there it lies under the header's edge.
    <div
      ref={whole}
      className="inline-flex max-md:fixed max-md:top-[calc(var(--spacing-header)+0.5rem)] max-md:right-3 max-md:z-40 md:relative"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="figures inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-3.5 font-medium text-ink text-sm shadow-card transition-colors duration-150 hover:border-line-strong"
      >
        <Spinner />
        {entries.length}
        <span>pending</span>
      </button>
      {isOpen && (
        <section
          id={id}
          aria-label="Pending transactions"
          className="fixed inset-x-3 top-[calc(var(--spacing-header)+3.75rem)] z-50 rounded-card border border-line bg-surface-raised p-5 text-left text-ink shadow-raised [&_:focus-visible]:outline-focus md:absolute md:inset-x-auto md:top-full md:right-0 md:mt-2 md:w-80"
        >
          <h2 className="font-medium">Pending transactions</h2>
          <ul className="mt-2 grid gap-2 text-sm">
            {entries.map((entry) => (
              <li key={pendingKey(entry)}>
                <p className="font-medium">{entry.title}</p>
                <p className="text-muted">
                  Sent, waiting for the network.
                  <ExplorerLink config={config} entry={entry} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ExplorerLink({
  config,
  entry: { reference },
}: {
  config: Parameters<typeof explorerLink>[0];
  entry: PendingTransaction;
}) {
  const hash = reference.kind === "transaction" ? reference.hash : null;
  const link = hash && explorerLink(config, hash);
  if (!link) return null;
  return (
    <>
      {" "}
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className="text-mint-strong underline underline-offset-4"
      >
        View on the explorer
      </a>
    </>
  );
}
