// Loaded at the press of "Publish on the exchange".

import type { Offer } from "@tenora/chain/exchange/exchange-types";
import { fromTermsJson, type TermsJson } from "@tenora/chain/funding-request/terms-json";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { checkedCall } from "@tenora/chain/transaction/contract-call";
import { acknowledgementOf } from "@tenora/chain/typed-data/acknowledgement-message";
import { termsMessage } from "@tenora/chain/typed-data/terms-message";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { IntentContext, TransactionIntent } from "~/transaction/state/transaction-intent";
import type { StoredOffer } from "../api/responses.ts";
import { assertPublishable } from "./assert-publishable.ts";
import { readOffer } from "./read-offer.ts";

/** The signatures over these terms, as the exchange takes them. */
function toOffer(stored: StoredOffer): Offer {
  const terms = fromTermsJson(stored.terms as unknown as TermsJson);
  const confirmed = stored.confirmation;
  return {
    terms,
    attestation: stored.attestation as unknown as Offer["attestation"],
    acknowledgement: confirmed
      ? (confirmed.message as unknown as Offer["acknowledgement"])
      : acknowledgementOf(terms),
    signatures: {
      attestor: stored.attestor,
      seller: stored.sellerSignature,
      attestation: stored.attestorSignature,
      acknowledgement: confirmed?.signature ?? "0x",
    },
  };
}

/** One transaction: lists the approved request of this id on the exchange. */
export async function publishIntent(
  context: IntentContext,
  requestId: string,
): Promise<TransactionIntent> {
  const { account, deployment } = context;
  const offer = toOffer(await readOffer(requestId, account));
  const { terms, attestation, acknowledgement, signatures } = offer;
  await assertPublishable(context, offer);
  const shown = [
    ...["You sell", "You get", "Investors get", "Reward", "You get back", "Sale", "Who can buy"],
  ];
  const summary = termsMessage(deployment, terms).summary;
  return {
    title: "Publish on the exchange",
    summary: [
      ...summary.filter(({ label, isTechnical }) => isTechnical || shown.includes(label)),
      {
        label: "Approval valid until",
        value: `${formatMoment(new Date(attestation.deadline * 1000))} UTC`,
      },
    ],
    risks: [
      "Once it's published, the terms can't change. You can cancel the sale until the first note is sold.",
      "You pay the network fee for this transaction.",
    ],
    steps: [
      {
        kind: "call",
        label: "Publish",
        call: () =>
          checkedCall({
            address: deployment.exchange,
            abi: receivableExchangeAbi,
            functionName: "list",
            args: [terms, attestation, acknowledgement, signatures],
          }),
      },
    ],
    success: "Your receivable is on the exchange.",
  };
}
