/** The most that is ever taken in: the late fee comes out of the reserve first. */
export function paymentCeiling(face: bigint, repayment: bigint, fee: bigint): bigint {
  const holders = repayment + fee;
  return face > holders ? face : holders;
}

/** The holders' part of everything paid in; the rest is the seller's reserve. */
export function holdersPart(paidIn: bigint, repayment: bigint, fee: bigint): bigint {
  const holders = repayment + fee;
  return paidIn < holders ? paidIn : holders;
}

/** Repayment still unpaid. */
export function unpaidRepayment(paidIn: bigint, repayment: bigint): bigint {
  return paidIn < repayment ? repayment - paidIn : 0n;
}

/** Late fee still unpaid. */
export function unpaidFee(paidIn: bigint, repayment: bigint, fee: bigint): bigint {
  if (paidIn <= repayment) return fee;
  const paidFee = paidIn - repayment;
  return paidFee < fee ? fee - paidFee : 0n;
}

/** What a note earned; rounded down, so that all notes together never earn more than was paid in. */
export function noteEarnedDown(part: bigint, units: bigint, soldUnits: bigint): bigint {
  return soldUnits === 0n ? 0n : (part * units) / soldUnits;
}
