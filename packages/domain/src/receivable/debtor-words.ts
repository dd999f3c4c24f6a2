import { industries, isIndustry } from "./industries.ts";

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

/** In what a debtor trades, in words; null when nobody has said. */
export const industryName = (code: string | null): string | null =>
  code !== null && isIndustry(code) ? industries[code] : null;

/** The country of an ISO code in words, as people call it: "Hong Kong"; null without one. */
export const countryName = (code: string | null): string | null =>
  code !== null && /^[A-Z]{2}$/.test(code)
    ? (countryNames.of(code)?.replace(/ SAR China$/, "") ?? code)
    : null;
