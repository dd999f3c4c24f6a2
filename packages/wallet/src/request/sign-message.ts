import type { WalletRuntime } from "../state/wallet-runtime.ts";
import type { SignOutcome } from "./outcomes.ts";
import { sendWalletRequest } from "./send-wallet-request.ts";

/** Requests the connected account's signature of a text (ERC-191, `personal_sign`). Never throws. */
export async function signMessage(runtime: WalletRuntime, text: string): Promise<SignOutcome> {
  const outcome = await sendWalletRequest(runtime, {
    method: "personal_sign",
    params: [textToHex(text), runtime.model().connection?.address],
  });
  switch (outcome.kind) {
    case "answered":
      return typeof outcome.result === "string" && outcome.result.startsWith("0x")
        ? { kind: "signed", signature: outcome.result, address: outcome.address }
        : { kind: "failed", message: "Your wallet answered without a signature." };
    case "failed":
      return { kind: "failed", message: outcome.message };
    case "wrong-chain":
      return { kind: "failed", message: "Your wallet is on another network." };
    default:
      return outcome;
  }
}

/** UTF-8 bytes as 0x-hex: every wallet shows that as text, while some misread plain text. */
export function textToHex(text: string): `0x${string}` {
  const bytes = new TextEncoder().encode(text);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
