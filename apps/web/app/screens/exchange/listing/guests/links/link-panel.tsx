import { formatCount } from "@tenora/domain/money/format-amount";
import { useState } from "react";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import type { OfferFacts } from "~/screens/exchange/listing/offer/offer-facts";
import { PassRow } from "../passes/pass-row.tsx";
import type { LinksResponse } from "../responses.ts";
import { SellerData } from "../seller-data.tsx";
import { LinkBuyers } from "./link-buyers.tsx";
import { LinkForm } from "./link-form.tsx";
import { NewLink } from "./new-link.tsx";

/** The seller makes links by which people can buy, sees how far they are used, and revokes them. */
export default function LinkPanel({ offer }: { offer: OfferFacts }) {
  const path = `/api/exchange/${offer.id}/links`;
  const { answer, refresh } = useProvenQuery<LinksResponse>(path, true);
  const [address, setAddress] = useState<string | null>(null);
  return (
    <section aria-label="Share a link" className="grid gap-6">
      <div>
        <h3 className="font-medium font-serif text-heading">Share a link</h3>
        <p className="mt-1 text-muted">
          Anyone who has the link can buy, up to the limits you set. They can also pass it on.
        </p>
      </div>
      {address && <NewLink address={address} />}
      <SellerData answer={answer} refresh={refresh}>
        {({ sale, links }) => (
          <>
            {sale && (
              <LinkForm
                offer={offer}
                sale={sale}
                onCreated={(created) => {
                  setAddress(created);
                  void refresh();
                }}
              />
            )}
            <div>
              <h4 className="font-medium">Your links</h4>
              {links.length === 0 ? (
                <p className="mt-1 text-muted">None yet.</p>
              ) : (
                <ul className="mt-1">
                  {links.map((one) => (
                    <PassRow
                      key={one.digest}
                      kind="link"
                      {...one}
                      cap={one.totalCap}
                      detail={`Up to ${formatCount(one.walletCap)} for each wallet`}
                      onRevoked={() => void refresh()}
                    >
                      <LinkBuyers name={one.name} used={one.used} buyers={one.buyers} />
                    </PassRow>
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
