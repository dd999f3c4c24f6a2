/** Decimals of the currencies that do not have two (ISO 4217). */
const otherDecimals: Record<string, number> = {
  BHD: 3,
  CLP: 0,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  VND: 0,
};

/** How many decimals amounts in a currency have. */
export const decimalsOf = (currency: string) => otherDecimals[currency] ?? 2;
