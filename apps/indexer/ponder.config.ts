import { eligibleGateAbi } from "@tenora/chain/generated/eligible-gate";
import { exchangeRegistryAbi } from "@tenora/chain/generated/exchange-registry";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { rewardNFTAbi } from "@tenora/chain/generated/reward-nft";
import { createConfig, factory } from "ponder";
import { parseAbi, parseAbiItem } from "viem";
import { rpcTransport } from "./rpc-transport.ts";
import { ownSettings } from "./settings.ts";

const { databaseUrl, rpcUrls, chainId, fromBlock, contracts, pollMs, isCached } = ownSettings();
const chain = "market" as const;
const startBlock = fromBlock;

/**
 * Ponder begins with 20 requests a second to each address and takes minutes to ask for more. Our own
 * chain, whose address holds no key, needs no such care: named often, it is asked 25 times as much.
 */
const localRpc = Array.from({ length: 25 }, () => rpcUrls[0] ?? "");

/** Members of the registry's lists; of these only tokens emit transfers. */
const members = factory({
  address: contracts.registry,
  event: parseAbiItem("event Added(uint8 indexed register, address indexed member)"),
  parameter: "member",
  startBlock,
});

const token = {
  chain,
  startBlock,
  abi: parseAbi(["event Transfer(address indexed from, address indexed to, uint256 value)"]),
  address: members,
} as const;

export default createConfig({
  ordering: "omnichain",
  // The connections of Ponder's four pools together.
  database: { kind: "postgres", connectionString: databaseUrl, poolConfig: { max: 11 } },
  chains: {
    market: {
      id: chainId,
      rpc: isCached ? rpcTransport(rpcUrls) : localRpc,
      pollingInterval: pollMs,
      disableCache: !isCached,
    },
  },
  contracts: {
    Exchange: { chain, startBlock, abi: receivableExchangeAbi, address: contracts.exchange },
    Registry: { chain, startBlock, abi: exchangeRegistryAbi, address: contracts.registry },
    EligibleGate: { chain, startBlock, abi: eligibleGateAbi, address: contracts.eligibleGate },
    Rewards: { chain, startBlock, abi: rewardNFTAbi, address: contracts.rewards },
    // Ponder keeps one filter per event of a contract, so incoming and outgoing transfers are two.
    TokenIn: {
      ...token,
      filter: { event: "Transfer", args: { to: contracts.exchange } },
    },
    TokenOut: {
      ...token,
      filter: { event: "Transfer", args: { from: contracts.exchange } },
    },
  },
});
