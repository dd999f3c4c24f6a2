// Where wallets and libraries hide the inner error: MetaMask mobile `data.originalError`, viem
// `cause`, ethers `error` and `info.error`.
const nests = ["data", "originalError", "cause", "error", "info"] as const;

type Nested = Readonly<Record<string, unknown>>;

/** An error and everything nested in it, outermost first. Survives cycles and foreign shapes. */
export function nestedErrors(error: unknown): readonly Nested[] {
  // A set may grow while it is walked, and takes nothing twice.
  const found = new Set([error]);
  for (const part of found) if (isRecord(part)) for (const key of nests) found.add(part[key]);
  return [...found].filter(isRecord);
}

function isRecord(part: unknown): part is Nested {
  return typeof part === "object" && part !== null;
}

/** Every JSON-RPC error code in an error (EIP-1193, EIP-1474), outermost first. */
export function errorCodes(error: unknown): number[] {
  return nestedErrors(error)
    .map(({ code }) => Number(code ?? Number.NaN))
    .filter(Number.isInteger);
}

/** The person declined in the wallet (EIP-1193). */
export function isRefusal(error: unknown): boolean {
  return errorCodes(error).includes(4001);
}
