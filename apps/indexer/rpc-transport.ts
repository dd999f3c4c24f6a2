import { custom, type EIP1193RequestFn, fallback, http, type Transport } from "viem";

/**
 * The RPC addresses, tried in order. Addresses often carry a key and Ponder logs errors as they are,
 * so the addresses are removed from every error.
 */
export function rpcTransport(urls: readonly string[]): Transport {
  const transports = urls.map((url) => http(url, { retryCount: 0, timeout: 10_000 }));
  const inner = fallback(transports, { retryCount: 0 })({});
  const request: EIP1193RequestFn = async (call, options) => {
    try {
      return await (inner.request as EIP1193RequestFn)(call, options);
    } catch (error) {
      throw withoutUrls(error, urls);
    }
  };
  return custom({ request }, { retryCount: 0 });
}

/** The same error, with each of the addresses replaced in all of its texts and causes. */
function withoutUrls(error: unknown, urls: readonly string[]): unknown {
  if (!(error instanceof Error)) return error;
  const fields = error as unknown as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(error)) {
    fields[name] = hidden(fields[name]);
  }
  return error;

  function hidden(value: unknown): unknown {
    if (typeof value === "string") {
      return urls.reduce((text, url) => text.replaceAll(url, "(RPC address)"), value);
    }
    if (Array.isArray(value)) return value.map(hidden);
    return value instanceof Error ? withoutUrls(value, urls) : value;
  }
}
