interface PaymentKey {
  readonly listing: bigint;
  readonly block: number;
  readonly logIndex: number;
}

const listingId = /^[1-9]\d{0,8}$/;
const position = /^([1-9]\d{0,14})-(0|[1-9]\d{0,5})$/;

/** The position of a log in the chain as "123-4"; null for anything else. */
export function parseLogPosition(text: string): Omit<PaymentKey, "listing"> | null {
  const [, block, logIndex] = position.exec(text) ?? [];
  return block === undefined ? null : { block: Number(block), logIndex: Number(logIndex) };
}

/** The payment that an address names, "12" and "123-4": log 4 of block 123; null for anything else. */
export function parsePaymentKey(listing = "", payment = ""): PaymentKey | null {
  const found = parseLogPosition(payment);
  return found && listingId.test(listing) ? { listing: BigInt(listing), ...found } : null;
}
