import { type Address, erc20Abi, type PublicClient, parseAbi } from "viem";

/** What a payer calls to let the exchange take an exact sum; USDT's returns nothing. */
export const approveAbi = parseAbi(["function approve(address spender, uint256 amount)"]);

/** What the exchange may take of a token from the payer now, in base units. */
export function readAllowance(
  client: Pick<PublicClient, "readContract">,
  { token, payer, exchange }: { token: Address; payer: Address; exchange: Address },
): Promise<bigint> {
  return client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: "allowance",
    args: [payer, exchange],
  });
}
