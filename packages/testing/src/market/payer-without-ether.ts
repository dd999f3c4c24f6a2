import type { Deployment } from "@tenora/chain/deployment/deployment";
import { testUSDCAbi } from "@tenora/chain/generated/test-usdc";
import { paymentSteps, type ScreenPayment } from "@tenora/chain/payment/payment-steps";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import { simulateAndSend } from "@tenora/chain/transaction/simulate-and-send";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { erc20Abi } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { testOrder, testSettlement } from "./agreements.ts";

/** A new wallet with so many base units of the test USDC and no ether; it signs what pages ask for. */
export async function payerWithoutEther(
  rpcUrl: string,
  deployment: Deployment,
  money = 10_000_000_000n,
) {
  const account = privateKeyToAccount(generatePrivateKey());
  const payer = account.address;
  const exchange = await openLocalExchange(rpcUrl, deployment);
  const client = publicClient([rpcUrl], 10_000);
  const { address: token } = exchange.coin("USDC");
  const operator = exchange.sender(persona("Olga").account);
  const mint = {
    address: token,
    abi: testUSDCAbi,
    functionName: "mint",
    args: [payer, money],
  } as const;
  await exchange.done(simulateAndSend(operator, mint));

  async function sign(payment: Omit<ScreenPayment, "payer" | "token">): Promise<RelayRequest> {
    const { steps } = await paymentSteps(client, deployment, { payer, token, ...payment });
    const [first, second] = steps;
    if (first?.kind !== "sign" || second?.kind !== "call" || !second.relay)
      throw new Error("This payment isn't one signature and a call.");
    return second.relay({ [first.name]: await signMessage(account, first.message) });
  }

  const inAnHour = async () => (await client.getBlock()).timestamp + 3_600n;

  return {
    account,
    sign,
    balance: () =>
      client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: "balanceOf",
        args: [payer],
      }),
    /** Signs the purchase of so many units. */
    async signPurchase(listing: bigint, units: number): Promise<RelayRequest> {
      const order = { ...(await testOrder(exchange, listing, units)), deadline: await inAnHour() };
      return sign({ amount: order.maxCost, intent: { action: "buy", order } });
    },
    async signSettlement(listing: bigint, amount: bigint): Promise<RelayRequest> {
      const settlement = await testSettlement(exchange, listing, amount);
      const deadline = await inAnHour();
      return sign({ amount, intent: { action: "settle", ...settlement, deadline } });
    },
  };
}

export type PayerWithoutEther = Awaited<ReturnType<typeof payerWithoutEther>>;
