import type { InvoiceIdentity } from "../../receivable/fingerprint/fingerprint.ts";
import type { FundingRequestInput } from "../draft/check-draft.ts";
import type { Draft } from "../draft/draft.ts";

/**
 * What the fingerprint of a complete request is made of. A campaign is owed by its seller, whose
 * company is both parties, and its name is the number; so a business uses each name once.
 */
export function identityOf(
  draft: Pick<Draft, "campaignName" | "customerRegistryNumber" | "invoiceNumber">,
  { kind, sellerCountry, customerCountry }: FundingRequestInput,
  /** The business's. */
  registryNumber: string,
): InvoiceIdentity {
  const seller = { registryNumber, country: sellerCountry };
  if (kind === "community") return { seller, debtor: seller, invoiceNumber: draft.campaignName };
  const debtor = { registryNumber: draft.customerRegistryNumber, country: customerCountry };
  return { seller, debtor, invoiceNumber: draft.invoiceNumber };
}
