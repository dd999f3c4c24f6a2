import type { RequestArguments } from "@tenora/wallet/provider/provider";
import { sendRequest } from "~/http/send-request";

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
  const response = await sendRequest<RpcResponse>("/dev/rpc", {
    method: "POST",
    body: { jsonrpc: "2.0", id: ++lastId, method, params },
  });
  if (!response.ok) throw new RpcError(4900, "The local chain could not be reached");
  const { result, error } = response.data;
  if (error) throw new RpcError(error.code, error.message, error.data);
  return result;
}
