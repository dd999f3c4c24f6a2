import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { useState } from "react";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { Button } from "~/ui/button";
import type { OfferFacts } from "../offer/offer-facts.ts";
import { emptyPerson, type InvitedPerson, InviteForm } from "./invite-form.tsx";
import { PassRow } from "./passes/pass-row.tsx";
import type { InvitationsResponse } from "./responses.ts";
import { SellerData } from "./seller-data.tsx";

/** The seller invites wallets, one signature each, and sees who asks and who bought. */
export default function InvitePanel({ offer }: { offer: OfferFacts }) {
  const path = `/api/exchange/${offer.id}/invitations`;
  const { answer, refresh } = useProvenQuery<InvitationsResponse>(path, true);
  const [people, setPeople] = useState<readonly InvitedPerson[]>([emptyPerson()]);
  return (
    <section aria-label="Invite people" className="grid gap-6">
      <div>
        <h3 className="font-medium font-serif text-heading">Invite people</h3>
        <p className="mt-1 text-muted">
          Send your friends this page's address. They connect a wallet and ask to join, or you
          invite the wallets that you know.
        </p>
      </div>
      <SellerData answer={answer} refresh={refresh}>
        {({ sale, invitations, joinRequests }) => (
          <>
            <JoinRequests requests={joinRequests} people={people} onChosen={setPeople} />
            {sale && (
              <InviteForm
                offer={offer}
                sale={sale}
                people={people}
                onChange={setPeople}
                onInvited={() => void refresh()}
              />
            )}
            <div>
              <h4 className="font-medium">Invited</h4>
              {invitations.length === 0 ? (
                <p className="mt-1 text-muted">Nobody yet.</p>
              ) : (
                <ul className="mt-1">
                  {invitations.map((one) => (
                    <PassRow
                      key={one.digest}
                      kind="invitation"
                      {...one}
                      detail={shortenAddress(one.wallet)}
                      onRevoked={() => void refresh()}
                    />
                  ))}
                </ul>
              )}
            </div>
          </>
        )}
      </SellerData>
    </section>
  );
}

interface JoinRequestsProps {
  readonly requests: InvitationsResponse["joinRequests"];
  readonly people: readonly InvitedPerson[];
  readonly onChosen: (people: readonly InvitedPerson[]) => void;
}

/** The people who ask to join; a press takes them into the form. */
function JoinRequests({ requests, people, onChosen }: JoinRequestsProps) {
  const waiting = requests.filter(
    ({ wallet }) => !people.some((one) => one.wallet.trim().toLowerCase() === wallet),
  );
  if (waiting.length === 0) return null;
  const add = (chosen: typeof waiting) =>
    onChosen([
      ...people.filter(({ wallet, name }) => wallet !== "" || name !== ""),
      ...chosen.map(({ wallet, name }) => ({ ...emptyPerson(), wallet, name })),
    ]);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-medium">Asking to join</h4>
        {waiting.length > 1 && (
          <Button variant="outline" size="sm" onClick={() => add(waiting)}>
            Invite all
          </Button>
        )}
      </div>
      <ul className="mt-1">
        {waiting.map((one) => (
          <li
            key={one.wallet}
            className="flex flex-wrap items-center justify-between gap-2 border-line border-t py-2 first:border-t-0"
          >
            <span className="min-w-0">
              <span className="block break-words font-medium">{one.name}</span>
              <span className="figures text-muted text-sm">{shortenAddress(one.wallet)}</span>
            </span>
            <Button variant="outline" size="sm" onClick={() => add([one])}>
              Invite <span className="sr-only">{one.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
