import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import { errorMessages } from "~/http/error-messages";

/** What was said of a file of the request that couldn't be read as an e-invoice. */
export interface RefusedInvoice {
  readonly fileName: string;
  readonly message: string;
}

/** In words of the server, so that the page needs no table of all messages. */
export const refusedInvoices = ({ documents }: FundingRequestDetail): RefusedInvoice[] =>
  documents.flatMap(({ fileName, reading }) =>
    reading?.outcome === "refused"
      ? [{ fileName, message: reading.words ?? errorMessages[reading.code].message }]
      : [],
  );
