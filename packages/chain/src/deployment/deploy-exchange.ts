import { type Address, zeroAddress } from "viem";
import * as eligible from "../generated/eligible-gate.ts";
import * as lens from "../generated/exchange-lens.ts";
import * as office from "../generated/exchange-office.ts";
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

/** Who gets which role, and what the exchange may trade in. */
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

const registers = { attestor: 0, pauser: 1, token: 2, gate: 3, reward: 4 } as const;

/**
 * Deploys the exchange and everything around it, fills the office's lists and hands the roles over.
 * What already stands is left alone, so a broken deployment is finished by running it again.
 */
export async function deployExchange(
  deployer: Deployer,
  plan: DeploymentPlan,
): Promise<Deployment> {
  const { publicClient, walletClient } = deployer;
  const fromBlock = Number(await publicClient.getBlockNumber());
  const place = (code: Parameters<typeof deployWithCreate2>[1]) =>
    deployWithCreate2(deployer, code);

  const libraries = {
    ListingRules: await place({ abi: rules.listingRulesAbi, bytecode: rules.listingRulesBytecode }),
    ResaleRules: await place({ abi: resale.resaleRulesAbi, bytecode: resale.resaleRulesBytecode }),
    SignedPayments: await place({
      abi: payments.signedPaymentsAbi,
      bytecode: payments.signedPaymentsBytecode,
    }),
  };
  const officeAt = await place({
    abi: office.exchangeOfficeAbi,
    bytecode: office.exchangeOfficeBytecode,
    args: [walletClient.account.address, BigInt(plan.delay)],
  });
  const eligibleAt = await place({
    abi: eligible.eligibleGateAbi,
    bytecode: eligible.eligibleGateBytecode,
    args: [officeAt],
  });
  const exchangeAt = await place({
    abi: exchange.receivableExchangeAbi,
    bytecode: exchange.receivableExchangeBytecode,
    links: exchange.receivableExchangeLinks,
    libraries,
    args: [officeAt, eligibleAt],
  });
  const lensAt = await place({
    abi: lens.exchangeLensAbi,
    bytecode: lens.exchangeLensBytecode,
    links: lens.exchangeLensLinks,
    libraries,
    args: [exchangeAt],
  });
  const gates = {
    open: await place({ abi: open.openGateAbi, bytecode: open.openGateBytecode }),
    eligible: eligibleAt,
    invite: await place({
      abi: invite.inviteGateAbi,
      bytecode: invite.inviteGateBytecode,
      args: [exchangeAt],
    }),
    link: await place({
      abi: link.linkGateAbi,
      bytecode: link.linkGateBytecode,
      args: [exchangeAt],
    }),
  };
  const rewards = await place({
    abi: reward.rewardNFTAbi,
    bytecode: reward.rewardNFTBytecode,
    args: [exchangeAt],
  });
  const descriptorAt = await place({
    abi: descriptor.noteDescriptorAbi,
    bytecode: descriptor.noteDescriptorBytecode,
    args: [lensAt],
  });
  const stablecoins = plan.stablecoins ?? (await deployTestCoins());
  await openOffice();
  return {
    chainId: await publicClient.getChainId(),
    fromBlock,
    exchange: exchangeAt,
    office: officeAt,
    lens: lensAt,
    descriptor: descriptorAt,
    rewards,
    gates,
    stablecoins,
    libraries,
  };

  async function deployTestCoins(): Promise<Deployment["stablecoins"]> {
    const args = [plan.admin];
    const coins = [
      { symbol: "USDC", abi: usdc.testUSDCAbi, bytecode: usdc.testUSDCBytecode },
      { symbol: "USDT", abi: usdt.testUSDTAbi, bytecode: usdt.testUSDTBytecode },
    ] as const;
    const placed = [];
    for (const { symbol, abi, bytecode } of coins)
      placed.push({ symbol, address: await place({ abi, bytecode, args }), decimals: 6 });
    return placed;
  }

  /** The deployer's last act: afterwards it has no right left. */
  async function openOffice(): Promise<void> {
    const contract = { address: officeAt, abi: office.exchangeOfficeAbi } as const;
    const current = await publicClient.readContract({ ...contract, functionName: "deployer" });
    if (current === zeroAddress) return;
    await enlist(registers.attestor, plan.attestors);
    await enlist(registers.pauser, plan.pausers);
    await enlist(
      registers.token,
      stablecoins.map((coin) => coin.address),
    );
    await enlist(registers.gate, Object.values(gates));
    await enlist(registers.reward, [rewards]);
    await untilMined(
      await walletClient.writeContract({
        ...contract,
        functionName: "handOver",
        args: [plan.admin, plan.feeRecipient, descriptorAt],
        chain: null,
      }),
    );

    async function enlist(register: number, members: readonly Address[]): Promise<void> {
      await untilMined(
        await walletClient.writeContract({
          ...contract,
          functionName: "enlist",
          args: [register, members],
          chain: null,
        }),
      );
    }
  }

  async function untilMined(hash: `0x${string}`): Promise<void> {
    const receipt = await publicClient.waitForTransactionReceipt({ hash, pollingInterval: 100 });
    if (receipt.status !== "success")
      throw new Error(`The office refused a deployment step (${hash}).`);
  }
}
