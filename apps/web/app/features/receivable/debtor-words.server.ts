import { industries, isIndustry } from "@tenora/domain/receivable/industries";

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

/** In what a debtor trades, in words; null when nobody has said. */
export const industryName = (code: string | null): string | null =>
  code !== null && isIndustry(code) ? industries[code] : null;

/** The country of an ISO code in words; null without one. */
export const countryName = (code: string | null): string | null =>
  code !== null && /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : null;

/** "Retail, Germany", as much of it as is known; null when nothing is. */
export function debtorWords({
  industry,
  country,
}: {
  readonly industry: string | null;
  readonly country: string | null;
}): string | null {
  return [industryName(industry), countryName(country)].filter(Boolean).join(", ") || null;
}
