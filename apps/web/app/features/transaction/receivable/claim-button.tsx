import { type ReactNode, useCallback } from "react";
import type { BuildIntent } from "~/transaction/state/transaction-intent";
import { TransactionButton } from "../transaction-button.tsx";

/** Notes in one transaction; more would not fit into every wallet's simulation. */
export const mostNotesAtOnce = 40;

interface ClaimButtonProps {
  /** At most `mostNotesAtOnce`; one is paid by itself, several are collected together. */
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
