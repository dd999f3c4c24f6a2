import type { Address, Hex } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
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

/** A signature, named by its EIP-712 digest. */
export interface SignatureReference {
  readonly signer: Address;
  readonly digest: Hex;
}

/** Which of these signatures their signers revoked one by one; a raised counter revokes them too. */
export function revocationsQuery(
  { exchange }: Pick<Deployment, "exchange">,
  signatures: readonly SignatureReference[],
): ChainQuery<(SignatureReference & { readonly isRevoked: boolean })[]> {
  return queryAll(
    signatures.map((signature) =>
      query(
        [
          {
            address: exchange,
            abi: receivableExchangeAbi,
            functionName: "isRevoked",
            args: [signature.signer, signature.digest],
          },
        ],
        ([isRevoked]) => ({ ...signature, isRevoked }),
      ),
    ),
  );
}
