import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { listingQuery } from "@tenora/chain/read/listings";
import { notesQuery } from "@tenora/chain/read/notes";
import { readQuery } from "@tenora/chain/read/query";
import { erc20Abi, type PublicClient } from "viem";
import type { ApiListing } from "../../app/public-api/schema/listing.ts";
import type { ApiNote, ApiTokenStats } from "../../app/public-api/schema/records.ts";

type Address = `0x${string}`;

/** An answer of the public API: what it says, and of which block. */
export interface Answer<Data> {
  readonly data: Data;
  readonly block: number;
}

/** Compares what the public API says with the contracts at the block that each answer names. */
export function compareWithChain(
  client: PublicClient,
  contracts: { readonly exchange: Address; readonly lens: Address },
) {
  const blockOf = async (block: number) => {
    const { number, timestamp, hash } = await client.getBlock({ blockNumber: BigInt(block) });
    return { number, timestamp, hash };
  };

  /** What of this listing isn't so. */
  async function listing({ data, block }: Answer<ApiListing>): Promise<string[]> {
    const id = BigInt(data.id);
    const { result } = await readQuery(client, listingQuery(contracts, id), await blockOf(block));
    if (result === null) return [`listing ${id} is not there at block ${block}`];
    const isFunded = ["Funded", "Settled", "Defaulted"].includes(result.state);
    return differences(`listing ${id} at block ${block}`, {
      status: [data.status, result.status],
      seller: [data.seller.wallet, result.seller],
      face: [data.face, result.face],
      soldUnits: [data.soldUnits, result.soldUnits],
      paidIn: [data.paidIn, result.paidIn],
      due: [data.due.total, isFunded ? result.due.total : 0n],
    });
  }

  /** What of the notes of this listing isn't so, missing ones included. */
  async function notes(id: bigint, { data, block }: Answer<ApiNote[]>): Promise<string[]> {
    const at = await blockOf(block);
    const { result: its } = await readQuery(client, listingQuery(contracts, id), at);
    const ids = Array.from(
      { length: Number(its?.notes ?? 0) },
      (_, n) => (id << 24n) + BigInt(n + 1),
    );
    const { result } = await readQuery(client, notesQuery(contracts, ids), at);
    const all = `notes of listing ${id} at block ${block}`;
    if (data.length !== ids.length) return [`${all}: ${data.length}, not ${ids.length}`];
    return result.notes.flatMap((note, n) =>
      differences(`note ${ids[n]} at block ${block}`, {
        owner: [data[n]?.owner, note?.owner ?? null],
        units: [data[n]?.units, note?.units ?? data[n]?.units],
        claimed: [data[n]?.claimed, note?.claimed ?? data[n]?.claimed],
        claimable: [data[n]?.claimable, note?.claimable ?? 0n],
      }),
    );
  }

  /** What of the totals of the tokens isn't so. */
  async function stats({ data, block }: Answer<ApiTokenStats[]>): Promise<string[]> {
    const at = { blockNumber: BigInt(block) };
    const { exchange } = contracts;
    const found = data.map(async ({ token, liabilities, balance }) => {
      const address = token.address as Address;
      const owed = {
        address: exchange,
        abi: receivableExchangeAbi,
        functionName: "liabilities",
      } as const;
      const held = { address, abi: erc20Abi, functionName: "balanceOf" } as const;
      return differences(`${token.symbol} at block ${block}`, {
        liabilities: [liabilities, await client.readContract({ ...owed, args: [address], ...at })],
        balance: [balance, await client.readContract({ ...held, args: [exchange], ...at })],
      });
    });
    return (await Promise.all(found)).flat();
  }

  return { listing, notes, stats };
}

function differences(
  what: string,
  pairs: Readonly<Record<string, readonly [unknown, unknown]>>,
): string[] {
  return Object.entries(pairs).flatMap(([name, [said, is]]) =>
    String(said) === String(is) ? [] : [`${what}: ${name} ${said}, not ${is}`],
  );
}
