import type { Address, PublicClient } from "viem";
import { exchangeLensAbi } from "../generated/exchange-lens.ts";
import { explainRevert } from "../transaction/errors.ts";

/** One listing at the latest block: its fixed facts, its ledger, what is due. */
export async function readListing(publicClient: PublicClient, lens: Address, listing: bigint) {
  const contract = { address: lens, abi: exchangeLensAbi, args: [listing] } as const;
  const [facts, ledger, due] = await Promise.all([
    publicClient.readContract({ ...contract, functionName: "factsOf" }),
    publicClient.readContract({ ...contract, functionName: "ledgerOf" }),
    publicClient.readContract({ ...contract, functionName: "dueOf" }),
  ]);
  return { facts, ledger, due };
}

/** One note at the latest block. Rejects with ExchangeRevertError for a note that doesn't exist. */
export function readNote(publicClient: PublicClient, lens: Address, note: bigint) {
  const contract = { address: lens, abi: exchangeLensAbi, args: [note] } as const;
  return publicClient
    .readContract({ ...contract, functionName: "noteOf" })
    .catch((error: unknown) => {
      throw explainRevert(error);
    });
}
