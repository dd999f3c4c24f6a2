import { readGenesisHash } from "@tenora/chain/rpc/read-chain";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { WebSettings } from "@tenora/configuration/web-settings";

/** An RPC that did not answer is asked again after this. In ms. */
const pauseMs = 10_000;
/** Whoever asks for the configuration waits no longer than this for a chain. In ms. */
const timeoutMs = 1_500;

/**
 * The public configuration with the genesis hash of a configured chain, once its RPC has told it.
 * One that does not answer is a normal state: the configuration then comes without, and the chain
 * is asked again when somebody wants to know.
 */
export function publicConfigReader(
  { publicConfig, rpcUrls }: Pick<WebSettings, "publicConfig" | "rpcUrls">,
  now: () => Date,
): () => Promise<PublicConfig> {
  const { chain } = publicConfig;
  let known: string | undefined = chain.genesisHash;
  let asking: Promise<void> | null = null;
  let notBefore = 0;

  function ask(): Promise<void> {
    asking ??= readGenesisHash(rpcUrls, chain.id)
      .then((hash) => {
        known = hash;
      })
      .catch(() => {
        notBefore = now().getTime() + pauseMs;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  return async () => {
    if (known === undefined && (asking || now().getTime() >= notBefore)) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const elapsed = new Promise<void>((done) => timeout.addEventListener("abort", () => done()));
      await Promise.race([ask(), elapsed]);
    }
    return known === undefined
      ? publicConfig
      : { ...publicConfig, chain: { ...chain, genesisHash: known } };
  };
}
