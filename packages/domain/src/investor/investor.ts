import "../zod-jitless.ts";
import * as z from "zod/mini";
import { walletAddressSchema } from "../ethereum/wallet-address.ts";
import { toSingleLine } from "../text/single-line.ts";

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
  z.pipe(
    z.pipe(z.string(tooShort), z.transform(toSingleLine)),
    z
      .string()
      .check(
        z.minLength(2, tooShort),
        z.maxLength(longest, `Please use at most ${longest} characters`),
      ),
  );

const email = z.pipe(
  z.string("Invalid email address").check(z.trim(), z.toLowerCase()),
  z.email("Invalid email address").check(z.maxLength(254, "Invalid email address")),
);

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
