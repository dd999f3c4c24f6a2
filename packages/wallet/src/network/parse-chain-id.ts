/**
 * A chain id in decimal from any form in which wallets answer: "0x4268", "17000", 17000, 17000n.
 * Yields "" for anything that is not a positive whole number.
 */
export function parseChainId(answer: unknown): string {
  if (typeof answer === "object" && answer !== null && "chainId" in answer) {
    return parseChainId(answer.chainId);
  }
  if (typeof answer === "string" && !/^(0[xX][0-9a-fA-F]+|[0-9]+)$/.test(answer.trim())) return "";
  if (!["string", "number", "bigint"].includes(typeof answer)) return "";
  try {
    const id = BigInt(
      typeof answer === "string" ? answer.trim().toLowerCase() : (answer as number),
    );
    return id > 0n ? id.toString() : "";
  } catch {
    return "";
  }
}
