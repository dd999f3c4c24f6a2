import type { Address, Hex } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { linkGateAbi } from "../generated/link-gate.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { type ChainQuery, query, queryAll } from "./query.ts";

/** The counters that the next signatures of these accounts must carry, in their order. */
export function countersQuery(
  { exchange }: Pick<Deployment, "exchange">,
  signers: readonly Address[],
): ChainQuery<bigint[]> {
  const contract = { address: exchange, abi: receivableExchangeAbi } as const;
  return queryAll(
    signers.map((signer) =>
      query([{ ...contract, functionName: "counterOf", args: [signer] }], ([counter]) => counter),
    ),
  );
}

/** A signature, named by its EIP-712 digest; `contract` is the exchange, the invite or the link gate. */
export interface SignatureReference {
  readonly contract: Address;
  readonly signer: Address;
  readonly digest: Hex;
}

/** Which of these signatures their signers revoked one by one; a raised counter revokes them too. */
export function revocationsQuery(
  signatures: readonly SignatureReference[],
): ChainQuery<(SignatureReference & { readonly isRevoked: boolean })[]> {
  return queryAll(
    signatures.map((signature) =>
      query(
        [
          {
            // The exchange and the gates answer under the same name.
            address: signature.contract,
            abi: linkGateAbi,
            functionName: "isRevoked",
            args: [signature.signer, signature.digest],
          },
        ],
        ([isRevoked]) => ({ ...signature, isRevoked }),
      ),
    ),
  );
}
