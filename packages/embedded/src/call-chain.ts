interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** One call of the local chain. @throws Error when it does not answer or refuses */
export async function callChain(
  rpcUrl: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const answer = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const { result, error } = (await answer.json()) as Answer;
  if (error) throw new Error(`The local chain rejected ${method}: ${error.message}`);
  return result;
}
