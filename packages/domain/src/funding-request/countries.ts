import type { countries } from "../business/onboarding.ts";

/** The code of each country that onboarding offers by name. */
const onboardingCodes: Record<Exclude<(typeof countries)[number], "Other">, string> = {
  Singapore: "SG",
  "Hong Kong": "HK",
  Malaysia: "MY",
  Thailand: "TH",
  Indonesia: "ID",
  Vietnam: "VN",
};

/** The code of a business's country, or null for one that onboarding calls "Other". */
export function countryCodeOf(country: string): string | null {
  return Object.hasOwn(onboardingCodes, country)
    ? onboardingCodes[country as keyof typeof onboardingCodes]
    : null;
}

/** ISO 4217 codes of the currencies that an invoice may be in. */
export const currencies = [
  "USD",
  ..."AED AUD BDT BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR JPY KES KRW KWD LKR MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON SAR SEK SGD THB TRY TWD VND ZAR".split(
    " ",
  ),
] as const;
