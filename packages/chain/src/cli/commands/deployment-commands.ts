import { deployExchange } from "../../deployment/deploy-exchange.ts";
import { writeDeployment } from "../../deployment/deployment.ts";
import { testUSDCAbi } from "../../generated/test-usdc.ts";
import { simulateAndSend } from "../../transaction/simulate-and-send.ts";
import type { Command, CommandTable } from "../command.ts";
import type { Context } from "../context.ts";

/** Public chains: the stablecoins are named, 48 h delays; local ones: test coins, no delay. */
const deploy: Command = async (context, options) => {
  const me = context.me.address;
  const addresses = (name: string) => (options.maybe(name)?.split(",") ?? [me]) as `0x${string}`[];
  const coins = options.maybe("coins")?.split(",") ?? null; // SYMBOL:0x…
  if (!context.isLocal && !coins)
    throw new Error("Name the stablecoins: --coins USDC:0x…,USDT:0x…");
  const deployment = await deployExchange(context.sender, {
    admin: addresses("admin")[0] ?? me,
    feeRecipient: addresses("fees")[0] ?? me,
    attestors: addresses("attestors"),
    pausers: addresses("pausers"),
    delay: context.isLocal ? 0 : 48 * 3_600,
    stablecoins:
      coins?.map((coin) => {
        const [symbol = "", address = ""] = coin.split(":");
        return { symbol, address: address as `0x${string}`, decimals: 6 };
      }) ?? null,
  });
  writeDeployment(context.deploymentFile, deployment);
  return `The exchange is deployed at ${deployment.exchange} on chain ${context.chainId}`;
};

/** Test money for the caller. */
const mint: Command = async (context, options) => {
  const amount = options.money("amount");
  for (const { address } of context.deployment().stablecoins)
    await context.done(
      await simulateAndSend(context.sender, {
        address,
        abi: testUSDCAbi,
        functionName: "mint",
        args: [context.me.address, amount],
      }),
    );
  return `Minted ${options.text("amount")} of each test coin`;
};

/** Local chains only: moves the clock of the chain. */
const wait: Command = async (context, options) => {
  const seconds = options.number("days") * 86_400;
  await rpc(context, "evm_increaseTime", [seconds]);
  await rpc(context, "evm_mine", []);
  return `It is ${new Date((await context.now()) * 1000).toISOString()}`;
};

function rpc(context: Context, method: string, params: unknown[]): Promise<unknown> {
  if (!context.isLocal) throw new Error("Only the clock of a local chain can be moved.");
  return context.publicClient.request<{ Parameters: unknown[]; ReturnType: unknown }>({
    method,
    params,
  });
}

/** Setting a chain up. */
export const deploymentCommands: CommandTable = {
  deploy: {
    run: deploy,
    summary: "Deployer: deploys the exchange, or completes an interrupted deployment",
    options: {
      "coins?": "SYMBOL:0x…, separated by commas; local chains have test coins",
      "admin?": "the deployer by default",
      "fees?": "who is credited with fees, the deployer by default",
      "attestors?": "addresses, separated by commas",
      "pausers?": "addresses, separated by commas",
    },
  },
  mint: {
    run: mint,
    summary: "Local chain: mints test coins for the caller",
    options: { amount: "of each coin" },
  },
  wait: {
    run: wait,
    summary: "Local chain: moves the clock",
    options: { days: "how far" },
  },
};
