import { countryCodes } from "./country-code.ts";
import { industries, isIndustry } from "./industries.ts";

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

/** A debtor's industry, in words; null when none was given. */
export const industryName = (code: string | null): string | null =>
  code !== null && isIndustry(code) ? industries[code] : null;

/** The country of an ISO code in words, as people call it: "Hong Kong"; null without one. */
export const countryName = (code: string | null): string | null =>
  code !== null && /^[A-Z]{2}$/.test(code)
    ? (countryNames.of(code)?.replace(/ SAR China$/, "") ?? code)
    : null;

/** The country of a business: as it is confirmed, and before that as onboarding asked for it. */
export const businessCountry = (business: {
  readonly country: string;
  readonly countryCode: string | null;
}): string => countryName(business.countryCode) ?? business.country;

/** All countries with their names as people call them, in alphabetical order, to choose from. */
export const listCountries = (): readonly { readonly value: string; readonly label: string }[] =>
  countryCodes
    .map((value) => ({ value, label: countryName(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
