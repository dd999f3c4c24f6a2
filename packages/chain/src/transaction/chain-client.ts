import {
  type Client,
  createClient,
  custom,
  type EIP1193RequestFn,
  getTypesForEIP712Domain,
  type PublicClient,
  serializeTypedData,
  type TypedDataDefinition,
} from "viem";
import {
  call,
  getBlock,
  getBlockNumber,
  getChainId,
  getCode,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt,
  multicall,
  readContract,
  simulateContract,
} from "viem/actions";

/** What reading contracts takes: a whole public client, or the part of it that browsers load. */
export type ContractReader = Pick<
  PublicClient,
  "call" | "getBlock" | "getChainId" | "getCode" | "multicall" | "readContract"
>;

/** What transactions take. viem's whole public client is 50 KB larger in a browser. */
export type ChainClient = Client &
  ContractReader &
  Pick<
    PublicClient,
    | "getBlockNumber"
    | "getTransaction"
    | "getTransactionCount"
    | "getTransactionReceipt"
    | "simulateContract"
  >;

/** Reads the chain through the `request` of a wallet (EIP-1193). */
export function chainClient(
  request: (args: {
    readonly method: string;
    readonly params?: readonly unknown[];
  }) => Promise<unknown>,
): ChainClient {
  const provider = { request: request as EIP1193RequestFn };
  // A wallet's refusal or a revert stays what it is at the second attempt.
  const client = createClient({ transport: custom(provider, { retryCount: 0 }), cacheTime: 0 });
  // Their many type parameters come back with ChainClient.
  const bind = (action: unknown) => (args: unknown) =>
    (action as (client: Client, args: unknown) => unknown)(client, args);
  return Object.assign(client, {
    call: bind(call),
    getBlock: bind(getBlock),
    getBlockNumber: bind(getBlockNumber),
    getChainId: bind(getChainId),
    getCode: bind(getCode),
    getTransaction: bind(getTransaction),
    getTransactionCount: bind(getTransactionCount),
    getTransactionReceipt: bind(getTransactionReceipt),
    multicall: bind(multicall),
    readContract: bind(readContract),
    simulateContract: bind(simulateContract),
  }) as unknown as ChainClient;
}

/**
 * The second parameter of `eth_signTypedData_v4`. Wallets take the domain's members from the types:
 * without them viem leaves the domain out, and the signature is for no contract.
 */
export function typedDataText(typedData: TypedDataDefinition): string {
  const { domain = {} } = typedData;
  const types = { EIP712Domain: getTypesForEIP712Domain({ domain }), ...typedData.types };
  return serializeTypedData({ ...typedData, domain, types } as TypedDataDefinition);
}
