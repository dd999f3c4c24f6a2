import { isSaleOpen } from "@tenora/domain/receivable/status/receivable-status";
import { type Address, type Hex, zeroAddress } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { invitationUseQuery, linkUseQuery } from "../read/gates.ts";
import { type Listing, listingQuery } from "../read/listings.ts";
import { type ChainQuery, mapQuery, queryAll, queryTogether, readQuery } from "../read/query.ts";
import { countersQuery, revocationsQuery } from "../read/signatures.ts";
import { publicClient } from "../rpc/read-chain.ts";

const timeoutMs = 2_000;

type Contracts = Pick<Deployment, "exchange" | "lens" | "gates">;

/** A sale behind a gate of its seller, at the latest block. */
export interface GatedSale {
  readonly listing: Listing;
  readonly isOpen: boolean;
  /** The seller's, which what they sign now must carry. */
  readonly counter: number;
  /** In seconds since 1970. */
  readonly now: number;
}

/** What the chain has of an invitation or a link. */
export interface PassUse {
  /** Units bought with it: with a link by everybody, with invitations by the wallet. */
  readonly used: number;
  readonly isRevoked: boolean;
}

interface Asked {
  readonly listing: bigint;
  /** The signer. */
  readonly seller: Address;
}

/** A sale, and the use of invitations to it, in their order; null without such a receivable. Rejects when no RPC address answers in 2 s. */
export function readInvitationUse(
  rpcUrls: readonly string[],
  contracts: Contracts,
  asked: Asked,
  invitations: readonly { readonly wallet: Address; readonly digest: Hex }[],
) {
  const used = invitationUseQuery(
    contracts,
    asked.listing,
    invitations.map(({ wallet }) => wallet),
  );
  const digests = invitations.map(({ digest }) => digest);
  return readUse(rpcUrls, contracts, asked, { digests, used });
}

/** The same of share links, named by their digests. */
export function readLinkUse(
  rpcUrls: readonly string[],
  contracts: Contracts,
  asked: Asked,
  digests: readonly Hex[],
) {
  const used = mapQuery(
    queryAll(digests.map((digest) => linkUseQuery(contracts, digest, zeroAddress))),
    (units) => units.map(({ total }) => total),
  );
  return readUse(rpcUrls, contracts, asked, { digests, used });
}

async function readUse(
  rpcUrls: readonly string[],
  contracts: Contracts,
  { listing: id, seller }: Asked,
  passes: {
    readonly digests: readonly Hex[];
    readonly used: ChainQuery<bigint[]>;
  },
): Promise<{ readonly sale: GatedSale; readonly uses: readonly PassUse[] } | null> {
  const { digests, used } = passes;
  const asked = queryTogether({
    listing: listingQuery(contracts, id),
    counters: countersQuery(contracts, [seller]),
    revocations: revocationsQuery(
      contracts,
      digests.map((digest) => ({ signer: seller, digest })),
    ),
    used,
  });
  const { result, block } = await readQuery(publicClient(rpcUrls, timeoutMs), asked);
  const { listing, counters, revocations } = result;
  if (listing === null) return null;
  const now = block.timestamp;
  return {
    sale: {
      listing,
      isOpen: isSaleOpen(listing, now),
      counter: Number(counters[0]),
      now: Number(now),
    },
    uses: digests.map((_, at) => ({
      used: Number(result.used[at]),
      isRevoked: revocations[at]?.isRevoked === true,
    })),
  };
}
