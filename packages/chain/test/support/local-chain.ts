import { startAnvil } from "@tenora/embedded/anvil";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";

export interface LocalChain {
  readonly rpcUrl: string;
  stop(): Promise<void>;
}

/** A private chain whose state is not stored; it ends with this process. */
export async function startLocalChain(): Promise<LocalChain> {
  const guard = startProcessGuard();
  const chain = await startAnvil({ folder: null, chainId: 17_000, guard });
  return {
    rpcUrl: chain.rpcUrl,
    async stop() {
      await chain.stop();
      guard.release();
    },
  };
}
