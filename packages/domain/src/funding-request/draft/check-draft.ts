import type { Tier } from "../../business/business.ts";
import { parseWalletAddress, type WalletAddress } from "../../ethereum/wallet-address.ts";
import { countryCode } from "../../receivable/country-code.ts";
import {
  registryNumber,
  registryNumberExample,
} from "../../receivable/fingerprint/registry-number.ts";
import { isIndustry } from "../../receivable/industries.ts";
import { parseCalendarDate } from "../../text/calendar-date.ts";
import { isBlank } from "../../text/single-line.ts";
import { checkCustomerEmail } from "../customer/customer-email.ts";
import { checkFinancing, type FinancingAnswers } from "../financing/check-financing.ts";
import { isRecourse } from "../recourse.ts";
import { readAnswers } from "./answers.ts";
import type { OwnReward } from "./check-draft-reward.ts";
import { currencies } from "./currencies.ts";
import type { Draft, DraftField } from "./draft.ts";

/** The message under each field that is missing or wrong. */
export type DraftErrors = Partial<Record<DraftField, string>>;

export interface Stablecoin {
  readonly symbol: string;
  readonly address: `0x${string}`;
  readonly decimals: number;
}

/** Less can't say what the money is for. */
const minStory = 100;

/** What a business owes investors already. */
export interface OwedBySeller {
  /** Unpaid repayments, and those of what can still be bought or listed; base units at six decimals. */
  readonly total: bigint;
  /** Something of a receivable is unpaid after its grace period. */
  readonly owesPastGrace: boolean;
}

/** What the answers are checked against. */
export interface DraftContext {
  /** The time of the exchange, in ms since 1970. */
  readonly now: number;
  readonly tier: Tier;
  readonly stablecoins: readonly Stablecoin[];
  /** The wallet of the business. */
  readonly seller: WalletAddress;
  /** The domain of the business's own email, or null. */
  readonly ownEmailDomain: string | null;
  /** ISO code of the business's country; null while no reviewer has confirmed it. */
  readonly sellerCountry: string | null;
  /** Null or absent while it isn't known: then the tier's limit alone counts. */
  readonly owed?: OwedBySeller | null;
  /** The platform fee of new listings, in basis points; null or absent while it isn't known. */
  readonly feeBps?: number | null;
  /** The rewards that the business can attach; none by default. */
  readonly rewards?: readonly OwnReward[];
}

/** The answers once they are complete. */
export interface FundingRequestInput {
  readonly kind: "factoring" | "community";
  readonly sellerCountry: string;
  readonly customerCountry: string;
  readonly customerWallet: WalletAddress | null;
  /** Amounts in base units of the stablecoin. */
  readonly financing: FinancingAnswers;
}

export interface CheckedDraft {
  readonly errors: DraftErrors;
  /** Null while there is an error, and while the country of the business isn't confirmed. */
  readonly input: FundingRequestInput | null;
}

/** Every field that is missing or wrong, in words, and the answers when there is none. */
export function checkDraft(draft: Draft, context: DraftContext): CheckedDraft {
  const errors: Record<string, string> = {};
  const { sellerCountry } = context;
  const isCampaign = draft.kind === "community";
  const customerWallet = isCampaign ? null : checkCustomerWallet(draft, context, errors);
  if (isCampaign) checkCampaign(draft, errors);
  else checkCustomer(draft, context, errors);
  const financing = checkFinancing(readAnswers(draft, context.stablecoins), context, errors);
  if (Object.keys(errors).length > 0 || financing === null || sellerCountry === null)
    return { errors, input: null };
  return {
    errors,
    input: {
      kind: isCampaign ? "community" : "factoring",
      sellerCountry,
      customerCountry: isCampaign ? sellerCountry : draft.customerCountry,
      customerWallet,
      financing,
    },
  };
}

const isCountry = (code: string) => countryCode(code) !== null;

function checkCampaign(draft: Draft, errors: Record<string, string>): void {
  if (!/[\p{L}\p{N}]/u.test(draft.campaignName)) errors.campaignName = "Give your campaign a name.";
  if ([...draft.story].length < minStory) {
    errors.story = `Tell your backers in at least ${minStory} characters what the money is for and how you'll repay it.`;
  }
}

function checkCustomerWallet(
  { customerWallet: typed }: Draft,
  { seller }: DraftContext,
  errors: Record<string, string>,
): WalletAddress | null {
  if (typed === "") return null;
  const wallet = parseWalletAddress(typed);
  if (wallet === null) {
    errors.customerWallet =
      "A wallet address starts with 0x and has 40 letters and digits after it.";
  } else if (wallet === seller) {
    errors.customerWallet =
      "This is your own wallet. Leave it empty if you don't know your customer's.";
  }
  return wallet;
}

function checkCustomer(draft: Draft, context: DraftContext, errors: Record<string, string>): void {
  const word = draft.kind === "invoice" ? "invoice" : "order";
  if (isBlank(draft.customerName)) errors.customerName = "Enter your customer's registered name.";
  if (!/[\p{L}\p{N}]/u.test(draft.customerRegistryNumber)) {
    errors.customerRegistryNumber = "Enter your customer's registration number.";
  } else if (registryNumber(draft.customerRegistryNumber, draft.customerCountry) === null) {
    errors.customerRegistryNumber = registryNumberExample(draft.customerCountry) ?? "";
  }
  if (!isCountry(draft.customerCountry)) errors.customerCountry = "Choose your customer's country.";
  // Requests from before this question leave it out.
  if (draft.customerIndustry !== "" && !isIndustry(draft.customerIndustry)) {
    errors.customerIndustry = "Choose an industry from the list.";
  }
  const email = checkCustomerEmail(draft.customerEmail, context.ownEmailDomain);
  if (email !== null) errors.customerEmail = email;
  if (!/[\p{L}\p{N}]/u.test(draft.invoiceNumber)) {
    errors.invoiceNumber = `Enter the number on the ${word}.`;
  }
  if (!currencies.includes(draft.currency)) errors.currency = "Choose a currency.";
  if (!isRecourse(draft.recourse))
    errors.recourse = "Choose who bears the loss if your customer doesn't pay.";
  checkDates(draft, context.now, errors, word);
}

function checkDates(draft: Draft, now: number, errors: Record<string, string>, word: string): void {
  const dayMs = 86_400_000;
  const issued = parseCalendarDate(draft.issueDate);
  const due = parseCalendarDate(draft.dueDate);
  if (issued === null) errors.issueDate = `Enter the date on the ${word}.`;
  // Somewhere on Earth it is already tomorrow.
  else if (issued > now + dayMs) errors.issueDate = "This date is in the future.";
  if (due === null) errors.dueDate = "Enter the day on which your customer pays.";
  else if (due + dayMs <= now)
    errors.dueDate = "This date has passed. Only payments still to come can be sold.";
  else if (due > now + 364 * dayMs) errors.dueDate = "The due date can be at most a year away.";
  else if (issued !== null && due < issued)
    errors.dueDate = "The due date is before the issue date.";
}
