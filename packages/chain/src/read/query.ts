import {
  type BaseError,
  type ContractFunctionParameters,
  ContractFunctionRevertedError,
  type Hex,
  type MulticallReturnType,
} from "viem";
import type { ContractReader } from "../transaction/chain-client.ts";
import { ExchangeRevertError, explainRevert } from "../transaction/errors.ts";

/** The block that every figure of one answer belongs to; its time in seconds since 1970. */
export interface ReadBlock {
  readonly number: bigint;
  readonly timestamp: bigint;
  readonly hash: Hex;
}

type Answer = { readonly result: unknown } | { readonly error: Error };

/** Calls of the chain, and what their answers mean. Nothing is sent until `readQuery`. */
export interface ChainQuery<Result> {
  readonly calls: readonly ContractFunctionParameters[];
  readonly decode: (answers: readonly Answer[], block: ReadBlock) => Result;
}

/** A query whose calls must all succeed; `decode` gets their results in the same order. */
export function query<const calls extends readonly ContractFunctionParameters[], Result>(
  calls: calls,
  decode: (results: MulticallReturnType<calls, false>, block: ReadBlock) => Result,
): ChainQuery<Result> {
  return {
    calls,
    decode(answers, block) {
      const results = answers.map((answer) => {
        if ("error" in answer) throw explainRevert(answer.error);
        return answer.result;
      });
      return decode(results as MulticallReturnType<calls, false>, block);
    },
  };
}

/** The same query, with null where the contract reverts for this `reason` (the name of its error). */
export function nullWhen<Result>(
  reason: string,
  inner: ChainQuery<Result>,
): ChainQuery<Result | null> {
  return {
    calls: inner.calls,
    decode(answers, block) {
      try {
        return inner.decode(answers, block);
      } catch (error) {
        if (error instanceof ExchangeRevertError && error.reason === reason) return null;
        throw error;
      }
    },
  };
}

/** One query of several of a kind, in their order. */
export function queryAll<Result>(queries: readonly ChainQuery<Result>[]): ChainQuery<Result[]> {
  return {
    calls: queries.flatMap(({ calls }) => calls),
    decode(answers, block) {
      let from = 0;
      return queries.map(({ calls, decode }) => {
        const own = answers.slice(from, from + calls.length);
        from += calls.length;
        return decode(own, block);
      });
    },
  };
}

/** One query of several named ones: what a screen shows, in one block. */
export function queryTogether<Results extends Readonly<Record<string, unknown>>>(
  queries: {
    readonly [Name in keyof Results]: ChainQuery<Results[Name]>;
  },
): ChainQuery<Results> {
  const names = Object.keys(queries);
  const all = queryAll(Object.values(queries) as ChainQuery<unknown>[]);
  return {
    calls: all.calls,
    decode(answers, block) {
      const results = all.decode(answers, block);
      return Object.fromEntries(names.map((name, at) => [name, results[at]])) as Results;
    },
  };
}

/** A later view of a query's result. */
export function mapQuery<From, To>(
  inner: ChainQuery<From>,
  change: (from: From, block: ReadBlock) => To,
): ChainQuery<To> {
  return {
    calls: inner.calls,
    decode: (answers, block) => change(inner.decode(answers, block), block),
  };
}

/** The latest block. */
export async function readHead(publicClient: ContractReader): Promise<ReadBlock> {
  const { number, timestamp, hash } = await publicClient.getBlock({ blockTag: "latest" });
  return { number, timestamp, hash };
}

/**
 * Bytes of calldata per request: at most 22 calls. Their answers return as the code of a contract that is
 * never created, so together they must stay below the 24 KiB of EIP-170; our longest has 736 bytes.
 */
const batchBytes = 800;

/**
 * Asks everything of one block: the latest, or the given one. The calls travel through Multicall3 without
 * its being deployed, so any chain will do. Rejects with ExchangeRevertError when a call reverts, and
 * with viem's error when the node doesn't answer.
 */
export async function readQuery<Result>(
  publicClient: ContractReader,
  { calls, decode }: ChainQuery<Result>,
  at?: ReadBlock,
): Promise<{ readonly block: ReadBlock; readonly result: Result }> {
  const block = at ?? (await readHead(publicClient));
  const answers =
    calls.length === 0
      ? []
      : await publicClient.multicall({
          contracts: calls,
          deployless: true,
          blockNumber: block.number,
          batchSize: batchBytes,
        });
  return { block, result: decode(answers.map(answerOf), block) };
}

/** A request that failed is an error of the whole, never an answer of the contract. */
function answerOf(one: { status: string; result?: unknown; error?: unknown }): Answer {
  if (one.status === "success") return { result: one.result };
  const error = one.error as BaseError;
  const isRevert = error.walk?.((cause) => cause instanceof ContractFunctionRevertedError);
  if (!isRevert) throw error;
  return { error };
}
