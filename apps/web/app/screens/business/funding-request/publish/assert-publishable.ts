import { levels, type Offer } from "@tenora/chain/exchange/exchange-types";
import { financingQuery } from "@tenora/chain/read/financing";
import { readIsPaused } from "@tenora/chain/read/pause";
import { queryTogether, readQuery } from "@tenora/chain/read/query";
import { countersQuery, revocationsQuery } from "@tenora/chain/read/signatures";
import { acknowledgementMessage } from "@tenora/chain/typed-data/acknowledgement-message";
import { attestationMessage } from "@tenora/chain/typed-data/attestation-message";
import { termsMessage } from "@tenora/chain/typed-data/terms-message";
import { type IntentContext, IntentError } from "~/transaction/state/transaction-intent";

const again = "Withdraw this request, or correct it and submit it again.";

/**
 * What may have happened since the approval, said before the wallet opens.
 * @throws IntentError when the exchange wouldn't list this offer
 */
export async function assertPublishable(
  { client, deployment }: IntentContext,
  { terms, attestation, acknowledgement, signatures }: Offer,
): Promise<void> {
  const isConfirmed = attestation.level === levels.indexOf("Debtor-confirmed");
  const debtor = { acknowledgement, signature: signatures.acknowledgement };
  const signed = { terms, ...(isConfirmed && { debtor }) };
  const approval = attestationMessage(deployment, signed, attestation);
  const confirmation = acknowledgementMessage(deployment, acknowledgement);
  const { result, block } = await readQuery(
    client,
    queryTogether({
      financing: financingQuery(deployment, terms.fingerprint),
      counters: countersQuery(deployment, [terms.seller, signatures.attestor, terms.debtor]),
      revocations: revocationsQuery(deployment, [
        { signer: terms.seller, digest: termsMessage(deployment, terms).digest },
        { signer: signatures.attestor, digest: approval.digest },
        { signer: terms.debtor, digest: confirmation.digest },
      ]),
    }),
  );
  const [ownCounter, attestorCounter, debtorCounter] = result.counters.map(Number);
  const [ownTerms, attested, confirmed] = result.revocations;
  if (ownTerms?.isRevoked || ownCounter !== terms.counter)
    throw new IntentError("You've withdrawn your signature since you signed these terms.", again);
  if (attested?.isRevoked || attestorCounter !== attestation.counter)
    throw new IntentError("Our reviewer has withdrawn the approval of this request.", again);
  if (isConfirmed && (confirmed?.isRevoked || debtorCounter !== acknowledgement.counter))
    throw new IntentError("Your customer has withdrawn their wallet's signature.", again);
  if (block.timestamp > BigInt(Math.min(attestation.deadline, terms.deadline)))
    throw new IntentError("The approval of this request has expired.", again);
  const { financing, listing } = result.financing;
  if (financing === "offered" || financing === "financed")
    throw new IntentError(
      `This is already on the exchange as receivable #${listing}.`,
      "Look for it in your payments.",
    );
  if (await readIsPaused(client, deployment))
    throw new IntentError(
      "New listings are paused on the exchange right now.",
      "Your request isn't affected. Try again later.",
    );
}
