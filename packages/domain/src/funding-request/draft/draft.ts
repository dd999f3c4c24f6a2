import "../../zod-jitless.ts";
import * as z from "zod/mini";
import { registryNumber } from "../../receivable/fingerprint/registry-number.ts";
import { parseEmailAddress } from "../../text/email-address.ts";
import { lineSchema, textSchema } from "../../text/text-schema.ts";

const line = (longest: number) => z._default(lineSchema(longest), "");

/** The longest story of a campaign, in characters; a draft has 16 KB in the database. */
export const maxStory = 2_500;

/** What is sold: a customer's debt, or the business's own promise to people who back it. */
export const requestKinds = ["invoice", "order", "community"] as const;

/**
 * The answers of a funding request as typed: a draft may be empty or wrong anywhere, and is stored as
 * it is. Dates are YYYY-MM-DD, amounts decimal texts, countries ISO 3166-1 alpha-2.
 */
export const draftSchema = z.object({
  kind: z._default(z.enum(requestKinds), "invoice"),
  customerName: line(200),
  customerRegistryNumber: line(64),
  customerCountry: line(2),
  /** A word of industries.ts; investors see it instead of a name. */
  customerIndustry: line(20),
  customerEmail: z.pipe(
    line(254),
    z.transform((text) => parseEmailAddress(text) ?? text),
  ),
  customerWallet: line(42),
  /** A community campaign's name, which its backers read. A business uses a name once. */
  campaignName: line(60),
  story: z._default(textSchema(maxStory), ""),
  invoiceNumber: line(64),
  issueDate: line(10),
  dueDate: line(10),
  currency: line(3),
  faceValue: line(40),
  /** The face in USD, for invoices in another currency. */
  settlementAmount: line(40),
  amount: line(40),
  stablecoin: line(16),
  interestKind: z._default(z.enum(["rate", "total"]), "rate"),
  interestRate: line(10),
  interestTotal: line(40),
  /** Empty: the due date. */
  maturity: line(10),
  minimumRaise: line(40),
  fundingDeadline: line(10),
  minimumPurchase: line(40),
  graceDays: line(3),
  lateFeeRate: line(10),
  audience: line(16),
  /** Whether the business repays when its customer doesn't; a word of recourse.ts. */
  recourse: line(8),
  /** Number of the reward that each buyer earns; empty for none. */
  reward: line(24),
  /** From when on it can be claimed. */
  rewardMoment: z._default(z.enum(["settled", "funded"]), "settled"),
});

export type Draft = z.infer<typeof draftSchema>;
export type DraftField = keyof Draft;

/** As a draft is stored: the customer's number as its register writes it, so that requests can be compared. */
export function toStoredDraft(draft: Draft): Draft {
  const { customerRegistryNumber: typed, customerCountry } = draft;
  return { ...draft, customerRegistryNumber: registryNumber(typed, customerCountry) ?? typed };
}

export const emptyDraft: Draft = {
  ...draftSchema.parse({}),
  currency: "USD",
  stablecoin: "USDC",
  graceDays: "5",
  lateFeeRate: "18",
  minimumPurchase: "100",
};

/** The fields of each step after the first choice of a file; the fourth step has none of its own. */
export const stepFields: Record<1 | 2 | 3, readonly DraftField[]> = {
  1: ["kind"],
  2: [
    "customerName",
    "customerRegistryNumber",
    "customerCountry",
    "customerIndustry",
    "customerEmail",
    "customerWallet",
    "invoiceNumber",
    "issueDate",
    "dueDate",
    "currency",
    "faceValue",
    "settlementAmount",
    "campaignName",
    "story",
  ],
  3: [
    "amount",
    "stablecoin",
    "interestKind",
    "interestRate",
    "interestTotal",
    "maturity",
    "minimumRaise",
    "fundingDeadline",
    "minimumPurchase",
    "graceDays",
    "lateFeeRate",
    "audience",
    "recourse",
    "reward",
    "rewardMoment",
  ],
};

export const fieldLabels: Record<DraftField | "documents", string> = {
  kind: "What you're selling",
  documents: "Documents",
  customerName: "Customer's legal name",
  customerRegistryNumber: "Customer's registration number",
  customerCountry: "Customer's country",
  customerIndustry: "Customer's industry",
  customerEmail: "Customer's contact email",
  customerWallet: "Customer's wallet",
  invoiceNumber: "Invoice number",
  issueDate: "Issue date",
  dueDate: "Due date",
  currency: "Currency",
  faceValue: "Amount of the invoice",
  settlementAmount: "Agreed amount in USD",
  campaignName: "Campaign name",
  story: "Story",
  amount: "Amount to raise",
  stablecoin: "Stablecoin",
  interestKind: "Interest type",
  interestRate: "Interest per year",
  interestTotal: "Interest in total",
  maturity: "Repayment date",
  minimumRaise: "Minimum to raise",
  fundingDeadline: "Last day to buy",
  minimumPurchase: "Smallest purchase",
  graceDays: "Grace period (days)",
  lateFeeRate: "Late fee per year",
  audience: "Who can buy",
  recourse: "If your customer doesn't pay",
  reward: "Reward",
  rewardMoment: "When it can be claimed",
};

const ofCampaigns: readonly DraftField[] = ["campaignName", "story"];

/** True when a request of this kind answers the field. */
export function isAsked(kind: Draft["kind"], field: DraftField): boolean {
  if (kind !== "community") return !ofCampaigns.includes(field);
  if (field === "recourse") return false;
  return ofCampaigns.includes(field) || !stepFields[2].includes(field);
}

/** A field that a reviewer wants changed. */
export const requestedChangeSchema = z.object({
  field: z.enum(Object.keys(fieldLabels) as [DraftField | "documents"]),
  comment: textSchema(1_000, { least: 1, tooShort: "Say what needs to change." }),
});
export type RequestedChange = z.infer<typeof requestedChangeSchema>;
