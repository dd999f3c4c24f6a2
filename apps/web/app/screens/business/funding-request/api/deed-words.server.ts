import { parseRecipient } from "@tenora/chain/wallet/parse-recipient";
import type { AssignmentDeed } from "@tenora/documents/assignment-deed";
import type { RequestTerms } from "@tenora/domain/funding-request/financing/build-terms";
import { isRecourse, recourseStatements } from "@tenora/domain/funding-request/recourse";
import { formatAmount, formatBasisPoints, formatCount } from "@tenora/domain/money/format-amount";
import { formatReadAmount } from "@tenora/domain/money/read-amount";
import { countryName } from "@tenora/domain/receivable/debtor-words";
import { termsVersion } from "@tenora/domain/terms-version";
import { formatLongDate } from "@tenora/domain/text/format-date";
import type { CompleteRequest } from "~/features/terms/prepare-terms.server.ts";

const daySeconds = 86_400;
const day = (text: string) => formatLongDate(new Date(`${text}T00:00:00Z`));
const dayOf = (seconds: number) => formatLongDate(new Date(seconds * 1_000));

/**
 * What the deed of assignment of a request says under these terms; null for a campaign, which assigns
 * nothing, and without a choice of recourse. Signing again without another answer gives the same words.
 */
export function deedWords(
  { request, business, input }: CompleteRequest,
  terms: RequestTerms,
  where: { readonly chain: string; readonly exchange: string },
): AssignmentDeed | null {
  const { draft, createdAt } = request;
  const { recourse } = draft;
  if (input.kind === "community" || !isRecourse(recourse)) return null;
  const { coin } = input.financing;
  const money = (perUnit: number, units = 1) => formatAmount(BigInt(perUnit) * BigInt(units), coin);
  const { pricePerUnit, repayPerUnit, totalUnits, minUnits, lateFeeBps, graceDays } = terms;
  return {
    seller: business.companyName,
    sellerNumber: business.registrationNumber,
    wallet: parseRecipient(terms.seller) ?? terms.seller,
    customer: draft.customerName,
    customerNumber: draft.customerRegistryNumber,
    customerCountry: countryName(input.customerCountry) ?? input.customerCountry,
    kind: draft.kind === "order" ? "order" : "invoice",
    number: draft.invoiceNumber,
    fingerprint: terms.fingerprint,
    issued: day(draft.issueDate),
    due: day(draft.dueDate),
    invoiced: formatReadAmount(request.answers.faceValue),
    amount: money(terms.face),
    maturity: dayOf(terms.maturity),
    units: formatCount(totalUnits),
    unitPrice: money(pricePerUnit),
    price: money(pricePerUnit, totalUnits),
    unitRepayment: money(repayPerUnit),
    repayment: money(repayPerUnit, totalUnits),
    fee: formatBasisPoints(terms.maxFeeBps),
    minimum: `${formatCount(minUnits)} units (${money(pricePerUnit, minUnits)})`,
    saleEnds: dayOf(terms.fundingDeadline),
    lateFee:
      lateFeeBps === 0
        ? "None"
        : `${formatBasisPoints(lateFeeBps)} a year on what's unpaid after ${dayOf(terms.maturity + graceDays * daySeconds)}`,
    recourse,
    recourseStatement: recourseStatements[recourse],
    ...where,
    terms: termsVersion,
    at: createdAt,
  };
}
