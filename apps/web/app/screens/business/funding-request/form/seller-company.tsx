import { countryName } from "@tenora/domain/receivable/debtor-words";
import type { SellerContext } from "~/features/terms/seller-context";
import { Notice } from "~/ui/notice";
import { ContactLink } from "~/ui/text/contact-link";

/** The seller's company: facts that its reviewer confirmed, and nothing to type. */
export function SellerCompany({ seller }: { readonly seller: SellerContext }) {
  const { registrationNumber, sellerCountry } = seller;
  // Nothing is known before the wallet is proven.
  if (registrationNumber === "") return null;
  if (sellerCountry === null) {
    return (
      <Notice tone="waiting" role="none" title="We still have to confirm your company’s country">
        Fill in the request meanwhile. You can submit it once we have. <ContactLink /> if it’s
        urgent.
      </Notice>
    );
  }
  return (
    <dl className="text-[0.9375rem]">
      <dt className="text-muted text-sm">Your company</dt>
      <dd className="wrap-anywhere">
        {registrationNumber}, {countryName(sellerCountry)}
      </dd>
    </dl>
  );
}
