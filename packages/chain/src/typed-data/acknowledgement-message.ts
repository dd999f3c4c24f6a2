import { getAddress } from "viem";
import type { Acknowledgement, Terms } from "../exchange/exchange-types.ts";
import {
  counterLine,
  describeAmount,
  describeTime,
  describeToken,
  earlierListing,
} from "./describe.ts";
import { exchangeDomain, exchangeMembers } from "./exchange-domain.ts";
import { buildMessage, type SignableMessage, type SigningDeployment } from "./signable-message.ts";

/** What the debtor of these terms is asked to confirm: sum and day, no price. */
export function acknowledgementOf(terms: Terms, counter = 0): Acknowledgement {
  const { fingerprint, debtor, seller, token, face, maturity, previous, deadline } = terms;
  return { fingerprint, debtor, seller, token, face, maturity, previous, counter, deadline };
}

/** What a debtor signs: that they owe this sum on this day. */
export function acknowledgementMessage(
  deployment: SigningDeployment,
  acknowledgement: Acknowledgement,
): SignableMessage {
  const { fingerprint, debtor, seller, token, face, maturity, previous, counter, deadline } =
    acknowledgement;
  const debt = describeAmount(deployment, token, face);
  return buildMessage({
    title: "Confirm that you owe this",
    domain: exchangeDomain(deployment),
    primaryType: "Acknowledgement",
    members: exchangeMembers.Acknowledgement,
    message: acknowledgement,
    signer: debtor,
    summary: [
      { label: "You confirm", value: `You owe ${debt}, due ${describeTime(maturity)}` },
      ...describeToken(deployment, token),
      { label: "Customer", value: `You, ${getAddress(debtor)}` },
      { label: "Supplier", value: getAddress(seller) },
      { label: "Fingerprint", value: fingerprint, isTechnical: true },
      earlierListing(previous),
      {
        label: "What could go wrong",
        value:
          "Investors buy the receivable because you confirm it. Pay it through the exchange: money paid to the supplier instead doesn't count there.",
      },
      {
        label: "Expires",
        value: `Can be used until ${describeTime(deadline)}, unless you cancel your signatures first`,
      },
      counterLine("Your signature counter", counter),
    ],
  });
}
