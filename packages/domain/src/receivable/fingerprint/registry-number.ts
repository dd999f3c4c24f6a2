/** How the company register of a country writes its numbers. */
interface RegistryFormat {
  /** What people call the number, with its article. */
  readonly name: string;
  readonly example: string;
  /** The whole number without spaces and signs; the first group is the company's, a branch follows it. */
  readonly pattern: RegExp;
  /** How many digits it has; some of them may be zeros that a spreadsheet took away. Null where none can be. */
  readonly digits: number | null;
}

/** Formats of the countries that onboarding offers. One number for one company: the newer where there are two. */
const formats: Readonly<Record<string, RegistryFormat>> = {
  // Businesses, local companies, and all others (ACRA).
  SG: {
    name: "A Singapore UEN",
    example: "201912345K",
    pattern: /^(\d{8,9}[A-Z]|[RST]\d\d[A-Z]{2}\d{4}[A-Z])$/i,
    digits: null,
  },
  // Since 2023 also the number at the Companies Registry, whose own had seven digits. On a certificate the
  // branch, the month and a check digit follow.
  HK: {
    name: "A Hong Kong BR number",
    example: "12345678",
    pattern: /^(\d{8})(?:\d{3}(?:\d{4}[\dA-Z])?)?$/i,
    digits: null,
  },
  // Since 2019 every company has this one beside an older one with a letter.
  MY: {
    name: "A Malaysian SSM number",
    example: "201901012345",
    pattern: /^(\d{12})$/,
    digits: null,
  },
  TH: {
    name: "A Thai registration number",
    example: "0105561012345",
    pattern: /^(\d{12,13})$/,
    digits: 13,
  },
  ID: {
    name: "An Indonesian NIB",
    example: "9120304123456",
    pattern: /^(\d{12,13})$/,
    digits: 13,
  },
  // A branch has three digits more.
  VN: {
    name: "A Vietnamese MST",
    example: "0314567890",
    pattern: /^(\d{9}$|\d{10})(?:\d{3})?$/,
    digits: 10,
  },
};

/** "UEN ", "BR No.", "MST:", "Company Reg. No.". */
const label =
  /^(?:(?:uen|brn?|ubi|ssm|nib|mst|tax|id|company|co|business|registration|reg|number|no)(?![a-z])[\s.:#]*|№\s*)+/i;

/**
 * A company's registration number as its register writes it, without the words before it, spaces, signs and
 * what stands in brackets behind it; null when it is none of that country. Elsewhere the text stays itself.
 * `country`: ISO 3166-1 alpha-2.
 */
export function registryNumber(text: string, country: string): string | null {
  const format = formatOf(country);
  if (format === null) return text;
  const bare = text
    .trim()
    .replace(label, "")
    .replace(/\([^()]*\)$/, "")
    .replace(/[\s./-]+/g, "");
  const [, number] = format.pattern.exec(bare) ?? [];
  return number?.toUpperCase().padStart(format.digits ?? 0, "0") ?? null;
}

/** What all spellings of a company's number have in common: where all of it is digits, no leading zeros. */
export function registryNumberKey(text: string, country: string): string {
  if (formatOf(country) === null) return text;
  return registryNumber(text, country)?.replace(/^0+(?=\d+$)/, "") ?? text;
}

/** "A Singapore UEN looks like 201912345K."; null where the country has no rule. */
export function registryNumberExample(country: string): string | null {
  const format = formatOf(country);
  return format && `${format.name} looks like ${format.example}.`;
}

/** What a form says beside the field; null where the country has no rule. */
export function registryNumberHelp(country: string): string | null {
  const format = formatOf(country);
  if (format === null) return null;
  const ignored = format.digits === null ? "Spaces, dashes" : "Spaces, dashes, leading zeros";
  return `${registryNumberExample(country)} ${ignored} and words before it make no difference.`;
}

const formatOf = (country: string): RegistryFormat | null => {
  const code = country.toUpperCase();
  return Object.hasOwn(formats, code) ? (formats[code] ?? null) : null;
};
