import { type Address, type Hash, zeroAddress } from "viem";
import { registers } from "../exchange/administration.ts";
import * as eligible from "../generated/eligible-gate.ts";
import * as lens from "../generated/exchange-lens.ts";
import * as registry from "../generated/exchange-registry.ts";
import * as invite from "../generated/invite-gate.ts";
import * as link from "../generated/link-gate.ts";
import * as rules from "../generated/listing-rules.ts";
import * as descriptor from "../generated/note-descriptor.ts";
import * as open from "../generated/open-gate.ts";
import * as exchange from "../generated/receivable-exchange.ts";
import * as resale from "../generated/resale-rules.ts";
import * as reward from "../generated/reward-nft.ts";
import * as payments from "../generated/signed-payments.ts";
import * as usdc from "../generated/test-usdc.ts";
import * as usdt from "../generated/test-usdt.ts";
import { type Deployer, deployWithCreate2 } from "./deploy-with-create2.ts";
import type { Deployment } from "./deployment.ts";

/** The accounts with roles, and what the exchange may trade in. */
export interface DeploymentPlan {
  readonly admin: Address;
  readonly feeRecipient: Address;
  readonly attestors: readonly Address[];
  readonly pausers: readonly Address[];
  /** Seconds between a proposal and its effect: 172,800 on public chains, 0 on a local one. */
  readonly delay: number;
  /** The chain's stablecoins; null deploys test ones whose guardian is the admin. */
  readonly stablecoins: Deployment["stablecoins"] | null;
}

/**
 * Deploys the exchange and everything around it, fills the registry's lists and hands the roles over.
 * Existing contracts are left alone, so an interrupted deployment is completed by running it again.
 */
export async function deployExchange(
  deployer: Deployer,
  plan: DeploymentPlan,
): Promise<Deployment> {
  const { publicClient } = deployer;
  const fromBlock = Number(await publicClient.getBlockNumber());
  const libraries = await deployLibraries(deployer);
  const core = await deployCore(deployer, plan, libraries);
  const gates = await deployGates(deployer, core);
  const extensions = await deployExtensions(deployer, core);
  const stablecoins = plan.stablecoins ?? (await deployTestCoins(deployer, plan.admin));
  const deployment: Deployment = {
    chainId: await publicClient.getChainId(),
    fromBlock,
    exchange: core.exchange,
    registry: core.registry,
    lens: core.lens,
    ...extensions,
    gates,
    stablecoins,
    libraries,
  };
  await handOverRegistry(deployer, plan, deployment);
  return deployment;
}

type Libraries = Deployment["libraries"];

async function deployLibraries(deployer: Deployer): Promise<Libraries> {
  return {
    ListingRules: await deployWithCreate2(deployer, {
      abi: rules.listingRulesAbi,
      bytecode: rules.listingRulesBytecode,
    }),
    ResaleRules: await deployWithCreate2(deployer, {
      abi: resale.resaleRulesAbi,
      bytecode: resale.resaleRulesBytecode,
    }),
    SignedPayments: await deployWithCreate2(deployer, {
      abi: payments.signedPaymentsAbi,
      bytecode: payments.signedPaymentsBytecode,
    }),
  };
}

type Core = Pick<Deployment, "registry" | "exchange" | "lens"> & { readonly eligibleGate: Address };

/** The contracts that the constructors of the others name. */
async function deployCore(
  deployer: Deployer,
  { delay }: DeploymentPlan,
  libraries: Libraries,
): Promise<Core> {
  const registryAt = await deployWithCreate2(deployer, {
    abi: registry.exchangeRegistryAbi,
    bytecode: registry.exchangeRegistryBytecode,
    args: [deployer.walletClient.account.address, BigInt(delay)],
  });
  const eligibleGate = await deployWithCreate2(deployer, {
    abi: eligible.eligibleGateAbi,
    bytecode: eligible.eligibleGateBytecode,
    args: [registryAt],
  });
  const exchangeAt = await deployWithCreate2(deployer, {
    abi: exchange.receivableExchangeAbi,
    bytecode: exchange.receivableExchangeBytecode,
    links: exchange.receivableExchangeLinks,
    libraries,
    args: [registryAt, eligibleGate],
  });
  const lensAt = await deployWithCreate2(deployer, {
    abi: lens.exchangeLensAbi,
    bytecode: lens.exchangeLensBytecode,
    links: lens.exchangeLensLinks,
    libraries,
    args: [exchangeAt],
  });
  return { registry: registryAt, eligibleGate, exchange: exchangeAt, lens: lensAt };
}

async function deployGates(deployer: Deployer, core: Core): Promise<Deployment["gates"]> {
  return {
    open: await deployWithCreate2(deployer, {
      abi: open.openGateAbi,
      bytecode: open.openGateBytecode,
    }),
    eligible: core.eligibleGate,
    invite: await deployWithCreate2(deployer, {
      abi: invite.inviteGateAbi,
      bytecode: invite.inviteGateBytecode,
      args: [core.exchange],
    }),
    link: await deployWithCreate2(deployer, {
      abi: link.linkGateAbi,
      bytecode: link.linkGateBytecode,
      args: [core.exchange],
    }),
  };
}

async function deployExtensions(
  deployer: Deployer,
  core: Core,
): Promise<Pick<Deployment, "rewards" | "descriptor">> {
  return {
    rewards: await deployWithCreate2(deployer, {
      abi: reward.rewardNFTAbi,
      bytecode: reward.rewardNFTBytecode,
      args: [core.exchange],
    }),
    descriptor: await deployWithCreate2(deployer, {
      abi: descriptor.noteDescriptorAbi,
      bytecode: descriptor.noteDescriptorBytecode,
      args: [core.lens],
    }),
  };
}

async function deployTestCoins(
  deployer: Deployer,
  guardian: Address,
): Promise<Deployment["stablecoins"]> {
  const usdcAt = await deployWithCreate2(deployer, {
    abi: usdc.testUSDCAbi,
    bytecode: usdc.testUSDCBytecode,
    args: [guardian],
  });
  const usdtAt = await deployWithCreate2(deployer, {
    abi: usdt.testUSDTAbi,
    bytecode: usdt.testUSDTBytecode,
    args: [guardian],
  });
  return [
    { symbol: "USDC", address: usdcAt, decimals: 6 },
    { symbol: "USDT", address: usdtAt, decimals: 6 },
  ];
}

/** Fills the registry's lists and ends the deployer's rights; nothing happens where that was done. */
async function handOverRegistry(
  { publicClient, walletClient }: Deployer,
  plan: DeploymentPlan,
  deployment: Deployment,
): Promise<void> {
  const contract = { address: deployment.registry, abi: registry.exchangeRegistryAbi } as const;
  const current = await publicClient.readContract({ ...contract, functionName: "deployer" });
  if (current === zeroAddress) return;
  const members: readonly (readonly [number, readonly Address[]])[] = [
    [registers.attestor, plan.attestors],
    [registers.pauser, plan.pausers],
    [registers.token, deployment.stablecoins.map((coin) => coin.address)],
    [registers.gate, Object.values(deployment.gates)],
    [registers.reward, [deployment.rewards]],
  ];
  for (const args of members)
    await waitForSuccess(
      publicClient,
      await walletClient.writeContract({ ...contract, functionName: "add", args, chain: null }),
    );
  await waitForSuccess(
    publicClient,
    await walletClient.writeContract({
      ...contract,
      functionName: "handOver",
      args: [plan.admin, plan.feeRecipient, deployment.descriptor],
      chain: null,
    }),
  );
}

async function waitForSuccess(publicClient: Deployer["publicClient"], hash: Hash): Promise<void> {
  const receipt = await publicClient.waitForTransactionReceipt({ hash, pollingInterval: 100 });
  if (receipt.status !== "success")
    throw new Error(`The registry rejected a deployment step (${hash}).`);
}
