/** What a customer trades in, as everybody may know it, with the words for people. */
export const industries = {
  agriculture: "Agriculture and food production",
  construction: "Construction and property",
  education: "Education",
  energy: "Energy and utilities",
  finance: "Finance and insurance",
  health: "Health and care",
  hospitality: "Hotels and restaurants",
  manufacturing: "Manufacturing",
  media: "Media and entertainment",
  "public-sector": "Public sector",
  retail: "Retail",
  services: "Business services",
  technology: "Technology and telecoms",
  transport: "Transport and logistics",
  wholesale: "Wholesale and trade",
  other: "Other",
} as const;

export type Industry = keyof typeof industries;

export const isIndustry = (text: string): text is Industry => Object.hasOwn(industries, text);
