import { troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { useWallet } from "~/wallet/wallet-provider";
import type { ListingPage } from "../listing-page.ts";
import type { DebtorResponse } from "./debtor.route.ts";

/** What a buyer knows of the customer's record before they buy. */
export type CustomerRecord =
  /** There is none, no trouble is known, or this reader may not know it. */
  | { readonly kind: "nothing" }
  /** A purchase can be pressed before the answer is there. */
  | { readonly kind: "loading" }
  /** Approved investors may know it, and this wallet hasn't signed in. */
  | { readonly kind: "unread"; refresh(): Promise<unknown> }
  | { readonly kind: "failed"; refresh(): Promise<unknown> }
  /** An approved investor asked, and no investor is told who the customer is. */
  | { readonly kind: "hidden" }
  /** "1 late, 1 in grace period now". */
  | { readonly kind: "trouble"; readonly words: string };

/** The same request as that of the customer's card. */
export function useCustomerRecord({
  offer,
  debt,
  head,
}: Pick<ListingPage, "offer" | "debt" | "head">): CustomerRecord {
  const hasCustomer = debt.debtor.length > 0 && !head.isUnlisted;
  const path = `/api/exchange/${offer.id}/debtor`;
  const { isConnected } = useWallet();
  const { answer, refresh } = useProvenQuery<DebtorResponse>(path, hasCustomer);
  // Nothing is asked for readers without a wallet.
  if (!hasCustomer || !isConnected) return { kind: "nothing" };
  if (answer.kind === "checking") return { kind: "loading" };
  if (answer.kind === "unproven") return { kind: "unread", refresh };
  if (answer.kind === "failed") return { kind: "failed", refresh };
  const { isAdmitted, debtor: named } = answer.data;
  if (isAdmitted && named === null) return { kind: "hidden" };
  const words = troubleNowWords(named);
  return words === null ? { kind: "nothing" } : { kind: "trouble", words };
}
