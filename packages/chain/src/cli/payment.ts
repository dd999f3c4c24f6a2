import type { Address } from "viem";
import { approveToken } from "../exchange/account.ts";
import type { PermitSignature } from "../exchange/exchange-types.ts";
import { readTokenDomain } from "../typed-data/read-token-domain.ts";
import { signPermit } from "../typed-data/sign-permit.ts";
import type { Context } from "./context.ts";

/** One permit signature where the token has permits, else an exact approval, sent and waited for. */
export async function permitOrApproval(
  context: Context,
  { token, value, deadline }: { token: Address; value: bigint; deadline: bigint },
): Promise<{ permit?: PermitSignature }> {
  const { exchange: spender } = context.deployment();
  const domain = await readTokenDomain(context.publicClient, token);
  if (domain) {
    const permit = { domain, spender, value, deadline };
    return { permit: await signPermit(context.publicClient, context.me, permit) };
  }
  await context.done(await approveToken(context.sender, token, { spender, amount: value }));
  return {};
}
