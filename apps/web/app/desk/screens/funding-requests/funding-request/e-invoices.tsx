import type { BusinessRecord } from "@tenora/database/business/business-record";
import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import { fileWarnings, type ReadFile } from "@tenora/domain/funding-request/draft/file-reading";
import { Notice } from "~/ui/notice";
import type { RefusedInvoice } from "./api/refused-invoices.server.ts";
import { readInvoices } from "./similar/file-differences.ts";

interface EInvoicesProps {
  readonly request: FundingRequestDetail;
  readonly business: BusinessRecord;
  readonly refused: readonly RefusedInvoice[];
}

/** What of the e-invoices needs a reviewer's eye beside the single answers. */
export function EInvoices({ request, business, refused }: EInvoicesProps) {
  const remarks = [
    ...readInvoices(request).flatMap(({ fileName, reading }) =>
      remarksOn(reading, business).map((remark) => ({ fileName, remark })),
    ),
    ...refused.map(({ fileName, message }) => ({ fileName, remark: message })),
  ];
  if (remarks.length === 0) return null;
  return (
    <Notice tone="warning" role="none" title="About the e-invoices">
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {remarks.map(({ fileName, remark }) => (
          <li key={fileName + remark} className="wrap-anywhere">
            {fileName}: {remark}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function remarksOn(
  { seller, isSelfBilled, totalsDifference, warnings = [], answers }: ReadFile,
  { companyName, registrationNumber }: BusinessRecord,
): readonly string[] {
  const { registryNumber } = seller;
  const isOwn =
    registryNumber === null
      ? comparable(seller.name) === comparable(companyName)
      : comparable(registryNumber) === comparable(registrationNumber);
  const number = registryNumber === null ? "" : ` (${registryNumber})`;
  return [
    ...(isOwn ? [] : [`The seller is ${seller.name}${number}, not this business.`]),
    ...(isSelfBilled ? ["It’s self-billed: the customer issued it."] : []),
    ...(totalsDifference === null
      ? []
      : [`Its totals differ by ${totalsDifference} ${answers.currency ?? ""}.`]),
    ...warnings.map((warning) => fileWarnings[warning]),
  ];
}

const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
