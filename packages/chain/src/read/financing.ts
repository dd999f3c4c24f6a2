import type { Hex } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { named } from "./listings.ts";
import { type ChainQuery, query } from "./query.ts";

/** The contract's `Financing`, in its order. */
const financings = ["none", "offered", "financed", "burned"] as const;

/** Whether an invoice is taken. `listing` is null where no listing ever carried it. */
export interface Financing {
  readonly fingerprint: Hex;
  readonly financing: (typeof financings)[number];
  readonly listing: bigint | null;
}

/** Whether the invoice of a fingerprint is on offer, financed or burned as fraud. */
export function financingQuery(
  { exchange }: Pick<Deployment, "exchange">,
  fingerprint: Hex,
): ChainQuery<Financing> {
  return query(
    [
      {
        address: exchange,
        abi: receivableExchangeAbi,
        functionName: "financing",
        args: [fingerprint],
      },
    ],
    ([[financing, listing]]) => ({
      fingerprint,
      financing: named(financings, financing),
      listing: listing === 0n ? null : listing,
    }),
  );
}
