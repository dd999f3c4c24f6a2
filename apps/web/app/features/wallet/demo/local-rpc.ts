import type { RequestArguments } from "@tenora/wallet/provider/provider";

/** The error that EIP-1193 requires. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

interface RpcResponse {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

let lastId = 0;

/** One call to the local chain through our own server. @throws RpcError */
export async function callLocalChain({ method, params = [] }: RequestArguments): Promise<unknown> {
  const response = await fetch("/dev/rpc", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: ++lastId, method, params }),
  }).catch(() => null);
  if (!response?.ok) throw new RpcError(4900, "The local chain could not be reached");
  const answer = (await response.json()) as RpcResponse;
  if (answer.error) throw new RpcError(answer.error.code, answer.error.message, answer.error.data);
  return answer.result;
}
