import { brand } from "@tenora/domain/brand";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { LegalPage } from "./legal-page.tsx";

const short =
  "You can lose all the money you put in. Read this before you buy, and before you sell.";

export const meta = () => pageMeta({ title: "Risk", description: short });

export default function Risk() {
  return (
    <LegalPage title="Risk" short={short}>
      <h2>The debtor may not pay</h2>
      <p>
        A receivable is a promise by somebody else. He may pay late, in part or never, and the
        business that sold it may be unable to make up for it. Our review and the tiers help you
        judge; they promise nothing. Tier 3 businesses have the shortest record.
      </p>
      <h2>You may not be able to sell</h2>
      <p>
        There may be no buyer for a token before its maturity, at any price. Put in only what you
        can leave there to the end, and never all of it into one receivable.
      </p>
      <h2>A stablecoin may lose its value</h2>
      <p>
        USDC and USDT are issued by others. They may stop being worth a dollar, be frozen by their
        issuers, or not be exchangeable where you live.
      </p>
      <h2>Software may fail</h2>
      <p>
        Smart contracts may contain errors that nobody has found yet. Networks may halt, reorganise
        or become expensive. Whoever loses the keys of a wallet loses what it holds, and nobody can
        bring it back.
      </p>
      <h2>The law may change</h2>
      <p>
        Rules on tokens, lending and taxes differ between countries and change. Whether you may take
        part, and what you owe on a return, is yours to find out.
      </p>
      <h2>For businesses</h2>
      <p>
        What you sell early you sell for less than it is worth at maturity. If your customer does
        not pay, you may still owe what you agreed to, in front of everybody who can read the record
        on {brand.name}.
      </p>
      <h2>No protection scheme</h2>
      <p>
        What you buy here is no deposit. No deposit insurance and no investor compensation scheme
        covers it.
      </p>
    </LegalPage>
  );
}
