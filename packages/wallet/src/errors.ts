import { errorCodes } from "@tenora/domain/ethereum/provider-errors";

// Codes of EIP-1193, EIP-1474 and EIP-3085.
const rejected = 4001;
const unknownChain = 4902;
const pending = -32002;
const internal = -32603;

export const pendingHint =
  "Your wallet already has an open request. Open the wallet to answer it, or cancel.";
export const silentHint =
  "Your wallet hasn't answered yet. Open it to confirm the request, or cancel.";

/** By code; the first that an error has. */
const sentences: readonly (readonly [code: number, sentence: string])[] = [
  [rejected, "You declined the request in your wallet."],
  [pending, pendingHint],
  [4100, "Your wallet is locked, or hasn't given this site permission. Open it and try again."],
  [4200, "Your wallet doesn't support this request."],
  [4900, "Your wallet is not connected to its network."],
  [4901, "Your wallet is not connected to its network."],
];

/** The wallet already shows a request of this kind and opens no second one. */
export function isAlreadyPending(error: unknown): boolean {
  return errorCodes(error).includes(pending);
}

/** The wallet does not know the chain: by its code, nested or not, or only by its message. */
export function isUnknownChain(error: unknown): boolean {
  const codes = errorCodes(error);
  if (codes.includes(unknownChain)) return true;
  return codes.includes(internal) && /unrecognized chain/i.test(errorText(error));
}

/** A sentence for people; the wallet's own message only where its code is unknown. */
export function errorSentence(error: unknown): string {
  const codes = errorCodes(error);
  const known = sentences.find(([code]) => codes.includes(code));
  return known?.[1] ?? (errorText(error) || "Your wallet could not complete the request.");
}

function errorText(error: unknown): string {
  if (typeof error === "string") return error;
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === "string" ? message : "";
}
