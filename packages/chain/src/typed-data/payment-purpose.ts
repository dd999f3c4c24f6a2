import { ledgerFlags } from "@tenora/domain/receivable/status/ledger-flags";
import { type Hex, isHex, parseCompactSignature, parseSignature, size } from "viem";
import { count } from "./describe.ts";

/** What a signature pays for; value in base units, times in seconds since 1970. */
export interface Purpose {
  readonly action: "buy" | "settle";
  readonly listing: bigint;
  /** EIP-712 digest of the receivable's terms. */
  readonly terms: Hex;
  /** Units bought; 0 to settle. */
  readonly units: number;
  /** To buy, the flags of the receivable that are accepted; to settle, 1 where nothing is paid to the seller. */
  readonly limit: number;
  /** Exactly the cost, or the most that is paid in. */
  readonly value: bigint;
  /** The order's deadline; to settle, the signature's own. */
  readonly deadline: bigint;
}

/** "10 units of receivable #7" */
export function describePurpose({ action, listing, units, limit }: Purpose): string {
  if (action === "buy") {
    const disputed =
      limit & ledgerFlags.disputedByDebtor ? ", also while its customer disputes it" : "";
    return `${count(units, "unit")} of receivable #${listing}${disputed}`;
  }
  const bought = units === 0 ? "" : ` (${count(units, "unit")})`;
  const due = limit === 1 ? "What investors are owed" : "What is due";
  return `${due} on receivable #${listing}${bought}`;
}

/**
 * v, r and s as tokens take them. Rejects the signature of a contract wallet, which only
 * an approval can stand in for.
 */
export function splitSignature(signature: Hex): { v: number; r: Hex; s: Hex } {
  const length = isHex(signature) ? size(signature) : 0;
  if (length !== 65 && length !== 64)
    throw new Error("This token doesn't take the signature of a contract wallet: approve instead.");
  const { r, s, yParity } =
    length === 65 ? parseSignature(signature) : withParity(parseCompactSignature(signature));
  return { v: 27 + (yParity ?? 0), r, s };
}

/** EIP-2098 keeps the parity in the highest bit of s. */
function withParity({ r, yParityAndS }: { r: Hex; yParityAndS: Hex }) {
  const word = BigInt(yParityAndS);
  const s = word & ((1n << 255n) - 1n);
  return { r, s: `0x${s.toString(16).padStart(64, "0")}` as Hex, yParity: Number(word >> 255n) };
}
