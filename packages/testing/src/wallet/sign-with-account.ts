import { gasLimit } from "@tenora/chain/transaction/gas-limit";
import {
  createWalletClient,
  type Hex,
  http,
  type PrivateKeyAccount,
  type TypedDataDefinition,
} from "viem";
import { callRpc } from "./call-rpc.ts";
import { ProviderError } from "./wallet-request.ts";

/** Signs or sends with a real key, as the request asks. @throws ProviderError 4100 for a foreign account */
export async function signWithAccount(
  account: PrivateKeyAccount,
  rpcUrl: string | undefined,
  { method, params }: { readonly method: string; readonly params: readonly unknown[] },
): Promise<unknown> {
  const [first, second] = params;
  switch (method) {
    case "personal_sign":
      requireOwn(account, second);
      return account.signMessage({ message: { raw: first as Hex } });
    case "eth_signTypedData_v4":
      requireOwn(account, first);
      return account.signTypedData(readTypedData(second));
    case "eth_sendTransaction":
      requireOwn(account, (first as { from?: unknown }).from);
      return sendTransaction(account, rpcUrl, first as Record<string, Hex | undefined>);
    default:
      throw new ProviderError(4200, `The test wallet cannot do ${method}.`);
  }
}

function requireOwn(account: PrivateKeyAccount, address: unknown): void {
  if (String(address).toLowerCase() === account.address.toLowerCase()) return;
  throw new ProviderError(4100, "The requested account has not been authorized by the user.");
}

function readTypedData(data: unknown): TypedDataDefinition {
  return (typeof data === "string" ? JSON.parse(data) : data) as TypedDataDefinition;
}

async function sendTransaction(
  account: PrivateKeyAccount,
  rpcUrl: string | undefined,
  { to, data, value, gas, nonce, chainId, maxFeePerGas }: Record<string, Hex | undefined>,
): Promise<Hex> {
  if (!rpcUrl) throw new ProviderError(4900, "The test wallet has no chain to send to.");
  const client = createWalletClient({ account, transport: http(rpcUrl, { retryCount: 0 }) });
  const call = {
    ...(to && { to }),
    ...(data && { data }),
    ...(value && { value: BigInt(value) }),
  };
  try {
    if (chainId && Number(chainId) !== (await client.getChainId()))
      throw new ProviderError(-32602, "The transaction is for another chain.");
    return await client.sendTransaction({
      chain: null,
      ...(nonce && { nonce: Number(nonce) }),
      ...(maxFeePerGas && {
        maxFeePerGas: BigInt(maxFeePerGas),
        maxPriorityFeePerGas: BigInt(maxFeePerGas),
      }),
      ...call,
      gas: gas ? BigInt(gas) : await limitGas(rpcUrl, { ...call, from: account.address }),
    });
  } catch (error) {
    throw readNodeError(error);
  }
}

/** As wallets do where the page sets none: more than the estimate, since what it needs may change. */
async function limitGas(
  rpcUrl: string,
  { value, ...call }: { readonly from: Hex; readonly value?: bigint },
): Promise<bigint> {
  const request = { ...call, ...(value !== undefined && { value: `0x${value.toString(16)}` }) };
  return gasLimit(BigInt(String(await callRpc(rpcUrl, "eth_estimateGas", [request]))));
}

/** What the person does to a pending transaction in the wallet. */
export type TransactionChange = "speed-up" | "cancel";

/** Sends another transaction under the nonce of a pending one, at ten times its fee; its hash. */
export async function replaceTransaction(
  account: PrivateKeyAccount,
  rpcUrl: string,
  hash: Hex,
  change: TransactionChange,
): Promise<Hex> {
  const found = (await callRpc(rpcUrl, "eth_getTransactionByHash", [hash])) as Record<
    "to" | "input" | "value" | "gas" | "nonce" | "maxFeePerGas",
    Hex
  > | null;
  if (!found) throw new Error(`The chain doesn't know ${hash}`);
  const { to, input: data, value, gas, nonce } = found;
  const maxFeePerGas: Hex = `0x${(BigInt(found.maxFeePerGas) * 10n).toString(16)}`;
  const call =
    change === "cancel" ? { to: account.address, value: "0x0" as const } : { to, data, value, gas };
  return sendTransaction(account, rpcUrl, { ...call, nonce, maxFeePerGas });
}

/** The node's own code and revert data out of viem's nested errors. */
function readNodeError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  for (let cause = error as { code?: unknown; cause?: unknown } | undefined; cause; ) {
    if (typeof cause.code === "number") {
      const { message, data } = cause as { message?: string; data?: unknown };
      return new ProviderError(cause.code, message ?? "Transaction failed", data);
    }
    cause = cause.cause as typeof cause;
  }
  return new ProviderError(-32603, error instanceof Error ? error.message : String(error));
}
