import { mostRelayedNotes } from "@tenora/domain/relay/most-relayed-notes";
import { type ReactNode, useCallback } from "react";
import { TransactionButton } from "~/features/transaction/transaction-button";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { useWallet } from "~/wallet/wallet-provider";

/** Notes in one transaction; more would not fit into every wallet's simulation. */
const mostNotesAtOnce = 40;

/** The most notes of one `ClaimButton`: where we pay the network fee, as many as we pay it for. */
export function useMostNotesAtOnce(): number {
  const { config } = useWallet();
  return config.features.relayer ? mostRelayedNotes : mostNotesAtOnce;
}

interface ClaimButtonProps {
  /** At most as `useMostNotesAtOnce` says; one is paid by itself, several are collected together. */
  readonly notes: readonly bigint[];
  readonly variant?: "default" | "outline";
  readonly children: ReactNode;
}

/** Collects what the connected wallet's notes earned. */
export function ClaimButton({ notes, variant = "outline", children }: ClaimButtonProps) {
  const ids = notes.join();
  const build = useCallback<BuildIntent>(
    async (context) =>
      (await import("./claim-intent.ts")).claimIntent(context, ids.split(",").map(BigInt)),
    [ids],
  );
  return (
    <TransactionButton
      id={`claim:${notes.length === 1 ? ids : "all"}`}
      build={build}
      variant={variant}
      size={variant === "outline" ? "sm" : "default"}
      disconnected={null}
    >
      {children}
    </TransactionButton>
  );
}
