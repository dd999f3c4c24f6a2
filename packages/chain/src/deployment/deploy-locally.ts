import { resolve } from "node:path";
import { createPublicClient, createWalletClient, http, parseUnits } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { testUSDCAbi } from "../generated/test-usdc.ts";
import { deployExchange } from "./deploy-exchange.ts";
import type { Deployer } from "./deploy-with-create2.ts";
import { type Deployment, deploymentFile, readDeployment, writeDeployment } from "./deployment.ts";

/** The mnemonic every local development chain funds; its keys are public knowledge. */
const localMnemonic = "test test test test test test test test test test test junk";

/** The operator of a demonstration: admin, attestor, pauser and guardian of the test coins. */
const operatorIndex = 4;

/** Accounts 1 to 4: business, investor, debtor, operator. */
const walletIndexes = [1, 2, 3, 4] as const;

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
  const account = mnemonicToAccount(localMnemonic, { addressIndex: operatorIndex });
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
    for (const index of walletIndexes) {
      const contract = { address: coin, abi: testUSDCAbi } as const;
      const owner = address(index);
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

const address = (addressIndex: number) =>
  mnemonicToAccount(localMnemonic, { addressIndex }).address;
