import {
  type Address,
  getAbiItem,
  type Hex,
  hashStruct,
  isAddressEqual,
  type PublicClient,
} from "viem";
import type { Terms } from "../exchange/exchange-types.ts";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { publicClient } from "../rpc/read-chain.ts";
import { exchangeMembers } from "../typed-data/exchange-domain.ts";

const timeoutMs = 2_000;

/** Blocks of one request: as many as nodes allow. */
const chunk = 10_000n;
/** A listing is looked for soon after its transaction: these many chunks are days on any chain. */
const mostChunks = 50;

const listedEvent = getAbiItem({ abi: receivableExchangeAbi, name: "Listed" });

/**
 * The listing that these terms and this attestor made, or null while the exchange has none. All terms
 * are compared by their digest, since an earlier listing of the same invoice may have been cancelled,
 * and a seller may have signed others. Rejects when no RPC address answers a request in 2 s.
 */
export async function findListingOfRequest(
  rpcUrls: readonly string[],
  exchange: Address,
  { terms, attestor }: { readonly terms: Terms; readonly attestor: Address },
): Promise<bigint | null> {
  const client = publicClient(rpcUrls, timeoutMs);
  const { fingerprint } = terms;
  const [, listing] = await client.readContract({
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "financing",
    args: [fingerprint],
  });
  if (listing === 0n) return null;
  const listed = await findListedEvent(client, exchange, { listing, fingerprint });
  const isOurs =
    listed !== null &&
    digestOf(listed.terms) === digestOf(terms) &&
    isAddressEqual(listed.attestor, attestor);
  return isOurs ? listing : null;
}

const digestOf = (terms: Terms): Hex =>
  hashStruct({ data: terms, primaryType: "Terms", types: { Terms: exchangeMembers.Terms } });

/** The event of a listing, looked for from the latest block backwards. */
async function findListedEvent(
  client: PublicClient,
  address: Address,
  args: { readonly listing: bigint; readonly fingerprint: Hex },
) {
  let toBlock = await client.getBlockNumber();
  for (let read = 0; read < mostChunks && toBlock >= 0n; read += 1) {
    const fromBlock = toBlock < chunk ? 0n : toBlock - chunk + 1n;
    const range = { fromBlock, toBlock, strict: true } as const;
    const [log] = await client.getLogs({ address, event: listedEvent, args, ...range });
    if (log !== undefined) return log.args;
    toBlock = fromBlock - 1n;
  }
  return null;
}
