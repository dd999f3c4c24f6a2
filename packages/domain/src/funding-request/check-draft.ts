import type { Tier } from "../business/business.ts";
import { parseWalletAddress, type WalletAddress } from "../ethereum/wallet-address.ts";
import { countryCode } from "../receivable/country-code.ts";
import { isIndustry } from "../receivable/industries.ts";
import { parseCalendarDate } from "../text/calendar-date.ts";
import { checkFinancing, type FinancingAnswers } from "./check-financing.ts";
import { currencies } from "./countries.ts";
import { checkCustomerEmail } from "./customer-email.ts";
import type { Draft, DraftField } from "./draft.ts";
import { readFace } from "./read-face.ts";

/** The message under each field that is missing or wrong. */
export type DraftErrors = Partial<Record<DraftField, string>>;

export interface Stablecoin {
  readonly symbol: string;
  readonly address: `0x${string}`;
  readonly decimals: number;
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
  /** ISO code; null where onboarding does not tell it, and the form asks. */
  readonly sellerCountry: string | null;
}

/** The answers once they are complete. */
export interface FundingRequestInput {
  readonly sellerCountry: string;
  readonly customerCountry: string;
  readonly customerWallet: WalletAddress | null;
  /** Amounts in base units of the stablecoin. */
  readonly financing: FinancingAnswers;
}

export interface CheckedDraft {
  readonly errors: DraftErrors;
  /** Null while there is an error. */
  readonly input: FundingRequestInput | null;
}

/** Every field that is missing or wrong, in words, and the answers when there is none. */
export function checkDraft(draft: Draft, context: DraftContext): CheckedDraft {
  const errors: Record<string, string> = {};
  const sellerCountry = context.sellerCountry ?? draft.sellerCountry;
  const customerWallet =
    draft.customerWallet === "" ? null : parseWalletAddress(draft.customerWallet);
  checkCustomer(draft, context, errors);
  if (!isCountry(sellerCountry))
    errors.sellerCountry = "Choose the country of your company register.";
  if (draft.customerWallet !== "" && customerWallet === null) {
    errors.customerWallet =
      "A wallet address starts with 0x and has 40 letters and digits after it.";
  } else if (customerWallet === context.seller) {
    errors.customerWallet =
      "This is your own wallet. Leave it empty if you don't know your customer's.";
  }
  const face = readFace(draft, context, errors);
  const financing = checkFinancing(draft, context, face, errors);
  if (Object.keys(errors).length > 0 || financing === null) return { errors, input: null };
  return {
    errors,
    input: { sellerCountry, customerCountry: draft.customerCountry, customerWallet, financing },
  };
}

const isCountry = (code: string) => countryCode(code) !== null;

function checkCustomer(draft: Draft, context: DraftContext, errors: Record<string, string>): void {
  const word = draft.kind === "invoice" ? "invoice" : "order";
  if (draft.customerName === "") errors.customerName = "Enter your customer's registered name.";
  if (!/[\p{L}\p{N}]/u.test(draft.customerRegistryNumber)) {
    errors.customerRegistryNumber = "Enter your customer's registration number.";
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
