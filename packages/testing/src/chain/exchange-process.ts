// A process of its own: tests that run in jsdom have its URL and can't start programs by it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deployLocally } from "@tenora/chain/deployment/deploy-locally";
import { startAnvil } from "@tenora/embedded/anvil";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";

const folder = mkdtempSync(join(tmpdir(), "exchange-"));
const guard = startProcessGuard();
const chain = await startAnvil({ folder: null, chainId: 17_000, guard });
process.once("disconnect", async () => {
  await chain.stop();
  guard.release();
  rmSync(folder, { recursive: true, force: true });
});
const deployment = await deployLocally(chain.rpcUrl, { dataFolder: folder, withTestMoney: true });
const { rpcUrl, genesisHash } = chain;
process.send?.({ rpcUrl, genesisHash, deployment });
