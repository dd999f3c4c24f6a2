/** ISO 4217 codes of the currencies that an invoice may be in. */
export const currencies = [
  "USD",
  ..."AED AUD BDT BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KES KRW KWD LKR MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON SAR SEK SGD THB TRY TWD VND ZAR".split(
    " ",
  ),
] as const;
