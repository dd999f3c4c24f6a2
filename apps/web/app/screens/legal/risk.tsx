import { brand } from "@tenora/domain/brand";
import { Link } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { LegalPage } from "./legal-page.tsx";

const short =
  "You can lose all the money you put in. Read this before you buy, and before you sell.";

export const meta = () => pageMeta({ title: "Risk", description: short });

export default function Risk() {
  return (
    <LegalPage title="Risk" short={short}>
      <h2>The customer may not pay</h2>
      <p>
        A receivable is a promise by someone else, the customer (the debtor). They may pay late,
        only in part, or never, and the business that sold it may be unable to cover the loss. Our
        review and the tiers help you judge; they guarantee nothing. Tier 3 businesses have the
        shortest track record.
      </p>
      <h2>An invoice may be false, sold twice or paid to the wrong person</h2>
      <p>
        Documents can be forged, and a business can offer elsewhere what it has sold here. A
        customer may pay the business instead of the investors, and the business may keep the money
        or become insolvent. In some countries an assignment binds the customer, or an insolvency
        administrator, only under conditions that nobody here can guarantee. Our reviewers look for
        all of this; they can miss it.
      </p>
      <h2>You may not be able to sell</h2>
      <p>
        There may be no buyer for a note before its maturity, at any price. Invest only what you can
        leave in until the end, and never put it all into one receivable.
      </p>
      <h2>A stablecoin may lose its value</h2>
      <p>
        USDC and USDT are issued by other companies. They may stop being worth a dollar, be frozen
        by their issuers, or not be exchangeable where you live.
      </p>
      <h2>Software may fail</h2>
      <p>
        Smart contracts may contain errors that no one has found yet. Networks may halt, reorganise
        or become expensive. If you lose the keys to your wallet you lose what it holds, and no one
        can recover it.
      </p>
      <h2>The law may change</h2>
      <p>
        Rules on tokens, lending and taxes differ between countries and change over time. It's up to
        you to find out whether you may take part and what tax you owe on returns.
      </p>
      <h2>For businesses</h2>
      <p>
        When you sell early, you sell for less than the receivable is worth at maturity. If you sell
        with recourse, you owe the agreed repayment even if your customer doesn't pay, and everyone
        can see the record on {brand.name}.
      </p>
      <h2>No protection scheme</h2>
      <p>
        What you buy here is not a deposit. No deposit insurance or investor compensation scheme
        covers it. The <Link to="/terms">Terms</Link> say who runs {brand.name} and whether they
        state a licence.
      </p>
    </LegalPage>
  );
}
