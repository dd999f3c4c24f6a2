import { type Address, type Hex, isAddressEqual } from "viem";
import { type SignableMessage, signMessage } from "../typed-data/signable-message.ts";
import type { Context } from "./context.ts";
import { localName } from "./context.ts";

/** The caller's signature under a message, and what it commits them to, to be printed. */
export async function sign(
  { me }: Context,
  message: SignableMessage,
): Promise<{ signature: Hex; text: string }> {
  const lines = message.summary.map(({ label, value }) => `  ${label}: ${value}`);
  return {
    signature: await signMessage(me, message),
    text: [message.title, ...lines].join("\n"),
  };
}

/** "Ada" on a local chain, "you" for the caller's own key, otherwise undefined. */
export function walletName({ isLocal, me }: Context, wallet: Address): string | undefined {
  const name = isLocal ? localName(wallet) : undefined;
  if (name) return `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return isAddressEqual(wallet, me.address) ? "Your wallet" : undefined;
}
