import "../zod-jitless.ts";
import * as z from "zod/mini";
import { walletAddressSchema } from "../ethereum/wallet-address.ts";
import { emailSchema } from "../text/email-address.ts";
import { lineSchema } from "../text/text-schema.ts";

/** The status of an investor's registration. Stored; only an admin moves it out of `pending`. */
export const investorStatuses = ["pending", "approved", "rejected"] as const;
export type InvestorStatus = (typeof investorStatuses)[number];

/** The messages around the registration of an investor. */
export const investorMessages = {
  walletMissing: "Please connect your wallet first",
  rejected: "Failed to submit registration",
  unexpected: "An unexpected error occurred. Please try again.",
  submitted: "Registration submitted successfully!",
} as const;

const line = (longest: number, tooShort: string) =>
  lineSchema(longest, {
    least: 2,
    tooShort,
    tooLong: `Please use at most ${longest} characters`,
  });

const email = emailSchema("Invalid email address");

/** The registration form as typed. */
export const investorFormSchema = z.object({
  investorName: line(200, "Name must be at least 2 characters"),
  email,
  country: line(64, "Country must be at least 2 characters"),
  idNumber: line(64, "ID number must be at least 2 characters"),
  agreeTerms: z.literal(true, "You must agree to the terms and conditions"),
});

/** What the form sends: the same rules, under the names of the record. */
export const investorRegistrationSchema = z.object({
  investorName: investorFormSchema.shape.investorName,
  country: investorFormSchema.shape.country,
  registrationNumber: investorFormSchema.shape.idNumber,
  walletAddress: walletAddressSchema,
  certificateInfo: z.object({ email }),
  agreeTerms: investorFormSchema.shape.agreeTerms,
});

export type InvestorForm = z.infer<typeof investorFormSchema>;
export type InvestorRegistration = z.input<typeof investorRegistrationSchema>;

export function toRegistration(form: InvestorForm, walletAddress: string): InvestorRegistration {
  const { investorName, country, idNumber, email, agreeTerms } = form;
  return {
    investorName,
    country,
    registrationNumber: idNumber,
    walletAddress,
    certificateInfo: { email },
    agreeTerms,
  };
}
