/** Codes of EIP-1193, EIP-1474 and EIP-3085 that decide what happens next. */
const code = {
  rejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  disconnected: 4900,
  chainDisconnected: 4901,
  unknownChain: 4902,
  pending: -32002,
  internal: -32603,
} as const;

export const pendingHint =
  "Your wallet already has an open request. Open the wallet to answer it, or cancel.";
export const silentHint =
  "Your wallet hasn't answered yet. Open it to confirm the request, or cancel.";

// Where wallets hide the inner error: MetaMask mobile `data.originalError`, viem `cause`,
// ethers `error` and `info.error`.
const nests = ["data", "originalError", "cause", "error", "info"] as const;

/** Every JSON-RPC error code in an error, outermost first. Survives cycles and foreign shapes. */
export function errorCodes(error: unknown): number[] {
  const codes: number[] = [];
  const seen = new Set<unknown>();
  const queue: unknown[] = [error];
  for (const part of queue) {
    if (typeof part !== "object" || part === null || seen.has(part)) continue;
    seen.add(part);
    const record = part as Record<(typeof nests)[number] | "code", unknown>;
    const number = Number(record.code ?? Number.NaN);
    if (Number.isInteger(number)) codes.push(number);
    for (const key of nests) queue.push(record[key]);
  }
  return codes;
}

/** The person declined in the wallet. */
export function isRefusal(error: unknown): boolean {
  return errorCodes(error).includes(code.rejected);
}

/** The wallet already shows a request of this kind and opens no second one. */
export function isAlreadyPending(error: unknown): boolean {
  return errorCodes(error).includes(code.pending);
}

/** The wallet does not know the chain: by its code, nested or not, or only by its message. */
export function isUnknownChain(error: unknown): boolean {
  const codes = errorCodes(error);
  if (codes.includes(code.unknownChain)) return true;
  return codes.includes(code.internal) && /unrecognized chain/i.test(errorText(error));
}

/** A sentence for people; the wallet's own message only where its code is unknown. */
export function errorSentence(error: unknown): string {
  const codes = errorCodes(error);
  if (codes.includes(code.rejected)) return "You declined the request in your wallet.";
  if (codes.includes(code.pending)) return pendingHint;
  if (codes.includes(code.unauthorized)) {
    return "Your wallet is locked, or hasn't given this site permission. Open it and try again.";
  }
  if (codes.includes(code.unsupported)) return "Your wallet doesn't support this request.";
  if (codes.includes(code.disconnected) || codes.includes(code.chainDisconnected)) {
    return "Your wallet is not connected to its network.";
  }
  return errorText(error) || "Your wallet could not complete the request.";
}

function errorText(error: unknown): string {
  if (typeof error === "string") return error;
  const message = (error as { message?: unknown } | null)?.message;
  return typeof message === "string" ? message : "";
}
