import type { AmountDue, Debt } from "@tenora/domain/receivable/amounts/amount-due";
import { ledgerFlags } from "@tenora/domain/receivable/status/ledger-flags";
import {
  type ReceivableFacts,
  type ReceivableStatus,
  receivableStatus,
  storedStates,
} from "@tenora/domain/receivable/status/receivable-status";
import { type Address, type ContractFunctionReturnType, type Hex, zeroAddress } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { kinds, levels, rules } from "../exchange/exchange-types.ts";
import { exchangeLensAbi } from "../generated/exchange-lens.ts";
import { type ChainQuery, query, queryAll } from "./query.ts";

type LensResult<Name extends "factsOf" | "ledgerOf" | "dueOf"> = ContractFunctionReturnType<
  typeof exchangeLensAbi,
  "view",
  Name
>;

/** A listing in one block: its frozen terms, what moved, what is due. Amounts in base units. */
export interface Listing extends ReceivableFacts, Debt {
  readonly id: bigint;
  readonly status: ReceivableStatus;
  /** EIP-712 digest of the terms: what an order, a payment and an ask of another receivable don't have. */
  readonly terms: Hex;
  /** See `ledgerFlags`. */
  readonly flags: number;
  readonly seller: Address;
  /** Receives the proceeds. */
  readonly payout: Address;
  /** Null for Community, and for a debtor without a wallet. */
  readonly debtor: Address | null;
  readonly token: Address;
  readonly gate: Address;
  readonly reward: { readonly contract: Address; readonly id: bigint } | null;
  /** The reward can be claimed from funding on, not only after settlement. */
  readonly isRewardEarly: boolean;
  readonly kind: (typeof kinds)[number];
  readonly level: (typeof levels)[number];
  readonly transferRule: (typeof rules)[number];
  readonly pricePerUnit: bigint;
  /** Smallest purchase in units, except of the last ones. */
  readonly minPurchase: bigint;
  /** The platform's fee, basis points of the proceeds. */
  readonly feeBps: bigint;
  /** Notes minted so far; ids are `listing << 24 | 1…notes`. */
  readonly notes: bigint;
  readonly wasInDefault: boolean;
  readonly disputedByDebtor: boolean;
  readonly disputedByAttestor: boolean;
  /** At the block's time. */
  readonly due: AmountDue;
}

/** One listing; null when there is none with this id. */
export function listingQuery({ lens }: Pick<Deployment, "lens">, id: bigint) {
  const contract = { address: lens, abi: exchangeLensAbi, args: [id] } as const;
  return query(
    [
      { ...contract, functionName: "factsOf" },
      { ...contract, functionName: "ledgerOf" },
      { ...contract, functionName: "dueOf" },
    ],
    ([facts, ledger, due], { timestamp }) =>
      facts.seller === zeroAddress ? null : toListing(id, { facts, ledger, due }, timestamp),
  );
}

/** Several listings, in the order of their ids. */
export function listingsQuery(
  deployment: Pick<Deployment, "lens">,
  ids: readonly bigint[],
): ChainQuery<(Listing | null)[]> {
  return queryAll(ids.map((id) => listingQuery(deployment, id)));
}

interface LensAnswers {
  readonly facts: LensResult<"factsOf">;
  readonly ledger: LensResult<"ledgerOf">;
  readonly due: LensResult<"dueOf">;
}

function toListing(id: bigint, { facts, ledger, due }: LensAnswers, now: bigint): Listing {
  const has = (bit: number) => (ledger.flags & bit) !== 0;
  const stored = {
    state: named(storedStates, ledger.state),
    soldUnits: BigInt(ledger.soldUnits),
    totalUnits: BigInt(facts.totalUnits),
    minUnits: BigInt(facts.minUnits),
    paidIn: BigInt(ledger.paidIn),
    fundingDeadline: BigInt(facts.fundingDeadline),
    maturity: BigInt(facts.maturity),
    graceDays: BigInt(facts.graceDays),
    delayDays: BigInt(facts.delayDays),
    saleEnded: has(ledgerFlags.saleEnded),
  };
  return {
    ...stored,
    id,
    status: receivableStatus(stored, now),
    terms: facts.terms,
    flags: ledger.flags,
    seller: facts.seller,
    payout: facts.payout,
    debtor: facts.debtor === zeroAddress ? null : facts.debtor,
    token: facts.token,
    gate: facts.gate,
    reward: facts.reward === zeroAddress ? null : { contract: facts.reward, id: facts.rewardId },
    isRewardEarly: facts.rewardEarly,
    kind: named(kinds, facts.kind),
    level: named(levels, facts.level),
    transferRule: named(rules, facts.rule),
    face: BigInt(facts.face),
    pricePerUnit: BigInt(facts.pricePerUnit),
    repayPerUnit: BigInt(facts.repayPerUnit),
    minPurchase: BigInt(facts.minPurchase),
    lateFeeBps: BigInt(facts.lateFeeBps),
    feeBps: BigInt(facts.feeBps),
    notes: BigInt(ledger.notes),
    lateUnits: ledger.lateUnits,
    lateUntil: BigInt(ledger.lateUntil),
    wasInDefault: has(ledgerFlags.defaulted),
    disputedByDebtor: has(ledgerFlags.disputedByDebtor),
    disputedByAttestor: has(ledgerFlags.disputedByAttestor),
    due,
  };
}

/** A number of an enum of the contracts as its name; throws for one that this version doesn't know. */
export function named<Name extends string>(names: readonly Name[], value: number): Name {
  const name = names[value];
  if (name === undefined) throw new Error(`The contract answered with ${value}, one of ${names}.`);
  return name;
}
