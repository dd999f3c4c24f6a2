import type { Terms } from "../exchange/exchange-types.ts";
import { describeTime } from "./describe.ts";
import { exchangeDomain, exchangeMembers } from "./exchange-domain.ts";
import { buildMessage, type SignableMessage, type SigningDeployment } from "./signable-message.ts";
import { isCommunity, summarizeTerms } from "./terms-summary.ts";

/** What a seller signs to offer a receivable: all terms of its listing, for good. */
export function termsMessage(deployment: SigningDeployment, terms: Terms): SignableMessage {
  const risk = isCommunity(terms)
    ? "You owe the repayment yourself, whatever happens. If it isn't paid, your default is public."
    : "You confirm that the receivable is genuine and isn't sold or pledged to anyone else. If it isn't paid, the default is public, and the assignment deed says what you owe then.";
  return buildMessage({
    title: "Offer this receivable for sale",
    domain: exchangeDomain(deployment),
    primaryType: "Terms",
    members: exchangeMembers.Terms,
    message: terms,
    signer: terms.seller,
    summary: [
      ...summarizeTerms(deployment, terms, "seller"),
      {
        label: "What could go wrong",
        value: `Once we approve it, anyone who has this signature can list the receivable until it expires, and then its terms can't change. ${risk}`,
      },
      {
        label: "Expires",
        value: `Can be listed until ${describeTime(terms.deadline)}, unless you cancel your signatures first`,
      },
    ],
  });
}
