import type { AcknowledgementState } from "@tenora/domain/funding-request/customer/acknowledgement";
import type { DebtWords } from "./debt-words.server.ts";
import type { EarlierWords } from "./earlier-words.server.ts";

/** What a link in a mail shows its customer. */
export interface AskedPage {
  readonly token: string;
  readonly state: AcknowledgementState;
  /** Null once the link is over. */
  readonly debt: DebtWords | null;
  /** What they confirmed to the same seller before. */
  readonly earlier: readonly EarlierWords[];
  readonly answeredAt: string | null;
  /** It was confirmed with the customer's wallet. */
  readonly isSigned: boolean;
  readonly expiresAt: string;
  /** Why an answer was not taken. */
  readonly problem: string | null;
}
