import { ProviderError } from "./wallet-request.ts";

interface RpcAnswer {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** One JSON-RPC call over HTTP. @throws ProviderError with the node's own code, 4900 without answer */
export async function callRpc(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  }).catch(() => null);
  if (!response) throw new ProviderError(4900, "The provider is disconnected from its chain.");
  const answer = (await response.json()) as RpcAnswer;
  if (answer.error) {
    throw new ProviderError(answer.error.code, answer.error.message, answer.error.data);
  }
  return answer.result;
}
