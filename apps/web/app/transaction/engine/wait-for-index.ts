import { sendRequest } from "~/http/send-request";

interface Head {
  readonly indexedBlock: number;
}

const timeoutMs = 10_000;
const pollMs = 500;

/**
 * Waits until our pages show what happened in a block, at most ten seconds. Where nothing is indexed
 * (no such endpoint), pages read the chain and are current.
 */
export async function waitForIndex(block: bigint): Promise<"current" | "behind"> {
  const signal = AbortSignal.timeout(timeoutMs);
  while (!signal.aborted) {
    const head = await sendRequest<{ readonly data: Head }>("/api/v1/head", { signal });
    if (!head.ok && head.status === 404) return "current";
    if (head.ok && BigInt(head.data.data.indexedBlock) >= block) return "current";
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return "behind";
}
