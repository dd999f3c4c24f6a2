import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { memoryStorage } from "@tenora/testing/wallet/memory-storage";
import { expect, test } from "vitest";
import type { WalletOptions } from "../create-wallet.ts";
import { startRuntime } from "./start-runtime.ts";
import { promptClosed, promptOpened } from "./wallet-model.ts";

test("wallet runtime: a request that ended is not watched any longer, though the wallet hangs", async () => {
  const options: WalletOptions = {
    chain: chainPresets.holesky,
    storage: memoryStorage(),
    discover: () => ({ list: () => [], subscribe: () => () => {} }),
    onNotice: () => {},
  };
  const { dispatch, during } = startRuntime(options, () => {});
  let checks = 0;
  dispatch(promptOpened(1));
  const request = during(new Promise<never>(() => {}), ({ prompts }) => {
    checks++;
    return prompts.includes(1);
  });
  dispatch(promptClosed(1));
  await expect(request).rejects.toThrow("Superseded");
  const checksAtEnd = checks;
  dispatch(promptOpened(2));
  expect(checks).toBe(checksAtEnd);
});
