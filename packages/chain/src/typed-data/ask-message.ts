import { formatCount } from "@tenora/domain/money/format-amount";
import { storedStates } from "@tenora/domain/receivable/status/receivable-status";
import type { Ask } from "../exchange/exchange-types.ts";
import { counterLine, describeAmount, describeTime, describeToken } from "./describe.ts";
import { exchangeDomain, exchangeMembers } from "./exchange-domain.ts";
import { buildMessage, type SignableMessage, type SigningDeployment } from "./signable-message.ts";

/** What the owner of a note signs to sell it. */
export function askMessage(deployment: SigningDeployment, ask: Ask): SignableMessage {
  const amount = (baseUnits: bigint) => describeAmount(deployment, ask.token, baseUnits);
  const { note } = ask;
  return buildMessage({
    title: "Offer this note for sale",
    domain: exchangeDomain(deployment),
    primaryType: "Ask",
    members: exchangeMembers.Ask,
    message: ask,
    signer: null,
    summary: [
      {
        label: "You sell",
        value: `Note ${formatCount(note & 0xffffffn)} of receivable #${note >> 24n} (token id ${note})`,
      },
      {
        label: "You get",
        value: `${amount(ask.price)}, less anything you claim from the note after this (claimed so far: ${amount(ask.claimed)})`,
      },
      ...describeToken(deployment, ask.token),
      {
        label: "Reward",
        value: ask.rewardClaimed ? "Already claimed" : "Any reward goes to the buyer",
      },
      { label: "Can be bought", value: `While the receivable is ${describeStates(ask.states)}` },
      {
        label: "What could go wrong",
        value:
          "Anyone can buy the note at this price without asking you again. Money paid in meanwhile that you haven't claimed goes to the buyer. If you claim more than the price or claim the reward, nobody can buy it.",
      },
      {
        label: "Expires",
        value: `${describeTime(ask.expiry)}, or when the note is passed on (transfers so far: ${formatCount(ask.noteCounter)}), or when you cancel your signatures`,
      },
      { label: "Digest of the seller's terms", value: ask.terms, isTechnical: true },
      counterLine("Your signature counter", ask.counter),
    ],
  });
}

/** The states of a bit set, bit n for state n: "funded, settled or defaulted". */
function describeStates(bits: number): string {
  const names = Array.from({ length: 8 }, (_, bit) => bit)
    .filter((bit) => (bits >> bit) & 1)
    .map((bit) => (storedStates[bit] ?? `state ${bit}`).toLowerCase());
  if (names.length === 0) return "in no state, so never";
  const last = names.pop();
  return names.length === 0 ? `${last}` : `${names.join(", ")} or ${last}`;
}
