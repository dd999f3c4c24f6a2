import { join } from "node:path";
import { deployLocally } from "@tenora/chain/deployment/deploy-locally";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import type { Environment } from "@tenora/configuration/environment";
import { historyStart } from "@tenora/demonstration/calendar/history-start";
import {
  discardUnfinishedHistory,
  markWhileMaking,
} from "@tenora/demonstration/exchange/unfinished-history";
import { chooseStore } from "@tenora/documents/store/choose-store";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { startAnvil } from "@tenora/embedded/anvil";
import type { ProcessGuard } from "@tenora/embedded/process/process-guard";
import type { Secrets } from "../configuration/secrets.ts";
import { documentSettings, isDemonstration, type RunningChain } from "../configuration/settings.ts";
import type { StartProgress } from "../terminal/progress.ts";

export interface LocalExchangeOptions {
  readonly environment: Environment;
  readonly dataFolder: string;
  readonly secrets: Secrets;
  readonly ownerUrl: string;
  readonly progress: StartProgress;
  readonly guard: ProcessGuard;
  /** Called once the chain runs, with what stops it. */
  readonly onStarted: (stop: () => Promise<void>) => void;
  readonly onExit: () => void;
}

/** Starts a chain of our own with the exchange on it; in a demonstration, with its history. */
export async function startLocalExchange(
  options: LocalExchangeOptions,
): Promise<{ chain: RunningChain; deployment: Deployment }> {
  const { environment, dataFolder, secrets, ownerUrl, progress, guard } = options;
  const folder = join(dataFolder, "chain");
  const isDemo = isDemonstration(environment);
  const end = Math.floor(Date.now() / 1000);
  discardUnfinishedHistory(folder);
  const chain = await progress.step("Local chain started", () =>
    startAnvil({
      folder,
      chainId: chainPresets[environment.CHAIN].id,
      ...(isDemo ? { startsAt: historyStart(end) } : {}),
      guard,
    }),
  );
  options.onStarted(chain.stop);
  chain.process.once("exit", options.onExit);
  const { rpcUrl, genesisHash } = chain;
  const deployment = await progress.step("The exchange is on the local chain", () =>
    deployLocally(rpcUrl, { dataFolder, withTestMoney: isDemo }),
  );
  if (isDemo && chain.isNew) {
    await progress.step("The demonstration has a history", () =>
      markWhileMaking(folder, async () => {
        const { seedHistory } = await import("@tenora/demonstration/seed-history");
        const documents = chooseStore(documentSettings(environment, dataFolder));
        const dataKeys = secrets.data;
        await seedHistory({ rpcUrl, deployment, ownerUrl, documents, dataKeys, end });
      }),
    );
  }
  await chain.keepClock();
  return { chain: { rpcUrls: [rpcUrl], genesisHash }, deployment };
}
