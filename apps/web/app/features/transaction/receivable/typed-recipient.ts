// Loaded with the intents that pay an address which a person typed: it needs viem.
import { parseRecipient } from "@tenora/chain/wallet/parse-recipient";
import { type Hex, IntentError } from "~/transaction/state/transaction-intent";

/** The risk of every payment to another address. */
export const compareAddress =
  "Check the address: what's paid to the wrong one can't be taken back.";

/** The address that a person typed. @throws IntentError for none, and for one with a typing error */
export function typedRecipient(typed: string): Hex {
  const to = parseRecipient(typed);
  if (to === null)
    throw new IntentError(
      "This isn't a wallet address, or there's a typing error in it.",
      "Copy the whole address again: 0x and 40 characters.",
    );
  return to;
}
