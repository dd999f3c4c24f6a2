import {
  createWalletClient,
  type Hex,
  http,
  type PrivateKeyAccount,
  type TypedDataDefinition,
} from "viem";
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
  { to, data, value, gas }: Record<string, Hex | undefined>,
): Promise<Hex> {
  if (!rpcUrl) throw new ProviderError(4900, "The test wallet has no chain to send to.");
  const client = createWalletClient({ account, transport: http(rpcUrl, { retryCount: 0 }) });
  try {
    return await client.sendTransaction({
      chain: null,
      ...(to && { to }),
      ...(data && { data }),
      ...(value && { value: BigInt(value) }),
      ...(gas && { gas: BigInt(gas) }),
    });
  } catch (error) {
    throw readNodeError(error);
  }
}

/** The node's own code and revert data out of viem's nested errors. */
function readNodeError(error: unknown): ProviderError {
  for (let cause = error as { code?: unknown; cause?: unknown } | undefined; cause; ) {
    if (typeof cause.code === "number") {
      const { message, data } = cause as { message?: string; data?: unknown };
      return new ProviderError(cause.code, message ?? "Transaction failed", data);
    }
    cause = cause.cause as typeof cause;
  }
  return new ProviderError(-32603, error instanceof Error ? error.message : String(error));
}
