import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";

/** Something whose time has come, and that a wallet may do now. Amounts in base units. */
export type ReceivableAction =
  | { readonly kind: "release" | "cancel" | "end-sale" | "mark-default"; readonly listing: bigint }
  | {
      readonly kind: "refund";
      readonly listing: bigint;
      readonly note: bigint;
      readonly amount: bigint;
    };

export const actionLabels: Readonly<Record<ReceivableAction["kind"], string>> = {
  release: "Release the proceeds",
  cancel: "Cancel the sale",
  "end-sale": "End the sale",
  "mark-default": "Record the default",
  refund: "Get your refund",
};

/** What decides which actions there are. */
export interface ActionFacts {
  readonly listing: bigint;
  readonly status: ReceivableStatus;
  readonly seller: string;
  readonly soldUnits: bigint;
  readonly minUnits: bigint;
  /** The exchange takes no new business, or hasn't for long: buyers needn't wait for a sale's deadline. */
  readonly isStalled?: boolean;
  readonly notes: readonly {
    readonly id: bigint;
    readonly owner: string | null;
    /** Base units. */
    readonly refundable: bigint;
  }[];
}

/** The actions of a wallet; what anybody may do is there for every wallet. */
export function actionsOf(facts: ActionFacts, wallet: string): ReceivableAction[] {
  const { listing, status, soldUnits, minUnits, isStalled = false, notes } = facts;
  const same = (address: string | null) => address?.toLowerCase() === wallet.toLowerCase();
  const isSeller = same(facts.seller);
  const one = (kind: Exclude<ReceivableAction["kind"], "refund">, isThere: boolean) =>
    isThere ? [{ kind, listing }] : [];
  switch (status) {
    case "open":
      return [
        ...one("release", soldUnits >= minUnits),
        ...one("end-sale", isSeller && soldUnits >= minUnits),
        ...one("cancel", (isSeller && soldUnits === 0n) || (isStalled && soldUnits < minUnits)),
      ];
    case "selling":
      return one("end-sale", isSeller);
    case "closing":
      return one("release", true);
    case "failed":
      return one("cancel", true);
    case "overdue":
      return one("mark-default", true);
    case "cancelled":
      return notes
        .filter(({ owner, refundable }) => refundable > 0n && same(owner))
        .map(({ id, refundable }) => ({ kind: "refund", listing, note: id, amount: refundable }));
    case "none":
    case "running":
    case "grace":
    case "late":
    case "settled":
    case "defaulted":
      return [];
  }
}
