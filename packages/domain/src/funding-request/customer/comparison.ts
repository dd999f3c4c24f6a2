import { parseWalletAddress } from "../../ethereum/wallet-address.ts";
import { readAmountIn } from "../../money/read-amount.ts";
import { canonicalText } from "../../receivable/fingerprint/canonical-text.ts";
import { comparisonNumber } from "../../receivable/fingerprint/comparison-number.ts";
import { registryNumberKey } from "../../receivable/fingerprint/registry-number.ts";
import type { Draft } from "../draft/draft.ts";
import { emailDomain, isFreeMail } from "./customer-email.ts";

/** The keys that tell the customer of a request, also across sellers. */
export const customerKeys = ["name", "domain", "wallet", "registry"] as const;
export type CustomerKey = (typeof customerKeys)[number];

/** What a request is compared by; the database decides which of them make two requests similar. */
export interface Comparison {
  readonly keys: Readonly<
    Partial<
      Record<
        | CustomerKey
        /** The number of the invoice or order; a campaign's name. */
        | "number"
        /** Issue and due date and amount together, of any customer. */
        | "figures",
        string
      >
    >
  >;
  /** YYYY-MM-DD; null without one. */
  readonly dueDate: string | null;
  readonly currency: string;
  /** In the currency's minor units, in digits; null where none is told. */
  readonly amount: string | null;
}

/** Keys without which nothing can be compared are left out: an empty answer is like no other. */
export function comparisonOf(draft: Draft): Comparison {
  const { kind, currency, issueDate } = draft;
  const number = comparisonNumber(kind === "community" ? draft.campaignName : draft.invoiceNumber);
  if (kind === "community")
    return { keys: present({ number }), dueDate: null, currency, amount: null };
  const dueDate = draft.dueDate || null;
  const face = readAmountIn(currency, draft.faceValue);
  const amount = face.ok && face.amount > 0n ? face.amount.toString() : null;
  const domain = emailDomain(draft.customerEmail);
  return {
    keys: present({
      number,
      figures: issueDate && dueDate && amount && [issueDate, dueDate, currency, amount].join(" "),
      name: canonicalText(draft.customerName).text,
      domain: domain && !isFreeMail(domain) ? domain : null,
      wallet: parseWalletAddress(draft.customerWallet),
      registry: comparisonNumber(
        registryNumberKey(draft.customerRegistryNumber, draft.customerCountry),
      ),
    }),
    dueDate,
    currency,
    amount,
  };
}

const present = (keys: Readonly<Record<string, string | null | undefined>>): Comparison["keys"] =>
  Object.fromEntries(Object.entries(keys).filter(([, key]) => key));
