import "../zod-jitless.ts";
import * as z from "zod/mini";
import {
  registryNumber,
  registryNumberExample,
} from "../receivable/fingerprint/registry-number.ts";
import { emailSchema } from "../text/email-address.ts";
import { lineSchema } from "../text/text-schema.ts";

export const countries = [
  "Singapore",
  "Hong Kong",
  "Malaysia",
  "Thailand",
  "Indonesia",
  "Vietnam",
  "Other",
] as const;

const codes: Record<Exclude<(typeof countries)[number], "Other">, string> = {
  Singapore: "SG",
  "Hong Kong": "HK",
  Malaysia: "MY",
  Thailand: "TH",
  Indonesia: "ID",
  Vietnam: "VN",
};

/** The ISO 3166-1 alpha-2 code of a business's country, or null for one that onboarding calls "Other". */
export function countryCodeOf(country: string): string | null {
  return Object.hasOwn(codes, country) ? codes[country as keyof typeof codes] : null;
}

/** A rejection as a person sees it: the toast's title and its sentence. */
export interface StepMessage {
  readonly title: string;
  readonly message: string;
}

export const onboardingMessages = {
  company: {
    title: "Missing information",
    message: "Please fill in all required company information fields",
  },
  document: {
    title: "Missing document",
    message: "Please upload your registration certificate",
  },
  director: {
    title: "Missing information",
    message: "Please fill in all required director information fields",
  },
  consent: { title: "Consent required", message: "You must consent to join the platform" },
  wallet: {
    title: "Wallet connection required",
    message: "Please connect your wallet to continue",
  },
} as const satisfies Record<string, StepMessage>;

export const certificateMessages = {
  type: "Invalid file type. Please upload a PDF, PNG, or JPG file.",
  size: "File too large. Maximum file size is 10MB.",
} as const;

const line = (longest: number) => lineSchema(longest, { least: 1 });

const company = {
  companyName: line(200),
  country: z.enum(countries),
  registrationNumber: line(64),
};

type Registration = Pick<CompanyDetails, "country" | "registrationNumber">;

/** The registration number as the country's register writes it; null when it can't be one. */
export const registeredNumber = ({ country, registrationNumber }: Registration): string | null =>
  registryNumber(registrationNumber, countryCodeOf(country) ?? "");

/** What to type instead of a registration number that can't be one of this country. */
export const registrationNumberError = ({ country }: Pick<Registration, "country">): string =>
  registryNumberExample(countryCodeOf(country) ?? "") ?? "";

export const companySchema = z.object(company).check((context) => {
  const { value } = context;
  if (registeredNumber(value) !== null) return;
  const message = registrationNumberError(value);
  context.issues.push({ code: "custom", path: ["registrationNumber"], message, input: value });
});

export const directorSchema = z.object({
  directorName: line(200),
  directorEmail: emailSchema("Invalid email address"),
});

export const consentSchema = z.object({ consent: z.literal(true) });

/** The text fields of a submission. The wallet comes from the session, never from the form. */
export const onboardingSchema = z.object({
  ...company,
  ...directorSchema.shape,
  ...consentSchema.shape,
});

export type CompanyDetails = z.infer<typeof companySchema>;
export type DirectorDetails = z.infer<typeof directorSchema>;
export type OnboardingDetails = z.infer<typeof onboardingSchema>;

/** The certificate's data in the business record (column `certificate_info`). */
export interface CertificateInfo {
  readonly fileName: string;
  readonly uploadFailed?: true;
}

/** Stored as `certificate_url` when the document store did not take the file. */
export const certificateReceivedText =
  "Your document was received. Our team will contact you about it.";
