import { readGenesisHash } from "@tenora/chain/rpc/read-chain";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { WebSettings } from "@tenora/configuration/web-settings";

/** After this an RPC that failed is queried again. In ms. */
const retryAfterMs = 10_000;
/** A request for the configuration waits at most this long for a chain. In ms. */
const timeoutMs = 1_500;

/**
 * The public configuration with the genesis hash of a configured chain, once its RPC has returned it.
 * An unreachable RPC is a normal state: the configuration then has no hash, and a later request
 * queries the chain again.
 */
export function publicConfigReader(
  { publicConfig, rpcUrls }: Pick<WebSettings, "publicConfig" | "rpcUrls">,
  now: () => Date,
): () => Promise<PublicConfig> {
  const { chain } = publicConfig;
  let known: string | undefined = chain.genesisHash;
  let pending: Promise<void> | null = null;
  let notBefore = 0;

  function query(): Promise<void> {
    pending ??= readGenesisHash(rpcUrls, chain.id)
      .then((hash) => {
        known = hash;
      })
      .catch(() => {
        notBefore = now().getTime() + retryAfterMs;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  }

  return async () => {
    if (known === undefined && (pending || now().getTime() >= notBefore)) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const elapsed = new Promise<void>((done) => timeout.addEventListener("abort", () => done()));
      await Promise.race([query(), elapsed]);
    }
    return known === undefined
      ? publicConfig
      : { ...publicConfig, chain: { ...chain, genesisHash: known } };
  };
}
