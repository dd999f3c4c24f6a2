import { isRefusal, nestedErrors } from "@tenora/domain/ethereum/provider-errors";
import { WalletChangedError } from "./guard-provider.ts";

/** Why a wallet did not do what it was asked, where that is no failure. */
export type WalletRefusal =
  /** The person declined. */
  | { readonly kind: "rejected" }
  /** The wallet holds another account than expected; it was not asked. */
  | { readonly kind: "account-changed" }
  /** The wallet is on another chain than expected; it was not asked. */
  | { readonly kind: "wrong-chain" };

export type WalletOutcome<T> = { readonly kind: "done"; readonly value: T } | WalletRefusal;

/** What a wallet's error means when it is no failure: a refusal, however deep it is nested; else null. */
export function refusalOf(error: unknown): WalletRefusal | null {
  const changed = nestedErrors(error).find((one) => one instanceof WalletChangedError);
  if (changed instanceof WalletChangedError) return { kind: changed.kind };
  return isRefusal(error) ? { kind: "rejected" } : null;
}

/**
 * Waits for a signature or a transaction hash. A refusal is an outcome; every other failure rejects
 * as it is.
 */
export async function walletOutcome<T>(request: Promise<T>): Promise<WalletOutcome<T>> {
  try {
    return { kind: "done", value: await request };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    throw error;
  }
}
