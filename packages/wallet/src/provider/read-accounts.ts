const shape = /^0x[0-9a-fA-F]{40}$/;

/** The first account of an `eth_accounts` answer or `accountsChanged` event; "" when there is none. */
export function firstAccount(answer: unknown): string {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  return typeof first === "string" && shape.test(first) ? first : "";
}

/** Addresses are compared without their checksum capitals (EIP-55). */
export function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
