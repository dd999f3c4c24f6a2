import "../zod-jitless.ts";
import * as z from "zod/mini";

/** An Ethereum account address in lower case, the only form that is stored or compared. */
export type WalletAddress = `0x${string}` & { readonly __brand: "WalletAddress" };

const shape = /^0x[0-9a-f]{40}$/;

/** Accepts any capitalisation of a 20-byte hex address and yields its lower-case form. */
export const walletAddressSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.custom<WalletAddress, string>(
    (text) => shape.test(text as string),
    "This is not a wallet address",
  ),
);

/** The address in lower case, or null when the text is not a 20-byte hex address. */
export function parseWalletAddress(text: string): WalletAddress | null {
  const parsed = walletAddressSchema.safeParse(text);
  return parsed.success ? parsed.data : null;
}
