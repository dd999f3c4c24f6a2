import { resolve } from "node:path";
import { persona, personas } from "@tenora/domain/demo/personas";
import { createPublicClient, createWalletClient, http, parseUnits } from "viem";
import { testUSDCAbi } from "../generated/test-usdc.ts";
import { deployExchange } from "./deploy-exchange.ts";
import type { Deployer } from "./deploy-with-create2.ts";
import { type Deployment, deploymentFile, readDeployment, writeDeployment } from "./deployment.ts";
import { localAccount } from "./local-account.ts";

const startingMoney = parseUnits("250000", 6);

/**
 * Puts the exchange on a chain that we started ourselves and, if wanted, gives the demonstration's
 * wallets test money. Existing contracts are left alone; those that a crash of the chain lost are
 * deployed again at the same addresses. Writes `deployments/<chainId>.json` into the data folder.
 */
export async function deployLocally(
  rpcUrl: string,
  { dataFolder, withTestMoney }: { dataFolder: string; withTestMoney: boolean },
): Promise<Deployment> {
  // The operator is admin, attestor, pauser and guardian of the test coins.
  const account = localAccount(persona("Olga").account);
  const transport = http(rpcUrl);
  const publicClient = createPublicClient({ transport, pollingInterval: 20 });
  const deployer = { publicClient, walletClient: createWalletClient({ account, transport }) };
  const file = deploymentFile(await publicClient.getChainId(), resolve(dataFolder, "deployments"));
  const known = readDeployment(file);
  const existed = known !== null && (await publicClient.getCode({ address: known.exchange }));
  const operator = account.address;
  const deployed = await deployExchange(deployer, {
    admin: operator,
    feeRecipient: operator,
    attestors: [operator],
    pausers: [operator],
    delay: 0,
    stablecoins: null,
  });
  // The first block to index is the one it was deployed in, not the one this process started at.
  const isSame = existed && known.exchange === deployed.exchange;
  const deployment = isSame ? { ...deployed, fromBlock: known.fromBlock } : deployed;
  if (withTestMoney) await mintTestTokens(deployer, deployment);
  writeDeployment(file, deployment);
  return deployment;
}

/** Mints test money for each demonstration wallet that holds none. */
async function mintTestTokens(deployer: Deployer, deployment: Deployment): Promise<void> {
  const { publicClient, walletClient } = deployer;
  for (const { address: coin } of deployment.stablecoins)
    for (const { address: owner } of personas) {
      const contract = { address: coin, abi: testUSDCAbi } as const;
      const held = await publicClient.readContract({
        ...contract,
        functionName: "balanceOf",
        args: [owner],
      });
      if (held > 0n) continue;
      const hash = await walletClient.writeContract({
        ...contract,
        functionName: "mint",
        args: [owner, startingMoney],
        chain: null,
      });
      await publicClient.waitForTransactionReceipt({ hash });
    }
}
