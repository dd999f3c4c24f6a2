import * as z from "zod";

/** An Ethereum account address in lower case, the only form that is stored or compared. */
export type WalletAddress = `0x${string}` & { readonly __brand: "WalletAddress" };

const shape = /^0x[0-9a-f]{40}$/;

/** Accepts any capitalisation of a 20-byte hex address and yields its lower-case form. */
export const walletAddressSchema = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine((text): text is WalletAddress => shape.test(text), "This is not a wallet address");

/** The address in lower case, or null when the text is not a 20-byte hex address. */
export function parseWalletAddress(text: string): WalletAddress | null {
  const parsed = walletAddressSchema.safeParse(text);
  return parsed.success ? parsed.data : null;
}
