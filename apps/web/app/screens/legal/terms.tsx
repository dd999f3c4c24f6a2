import { brand } from "@tenora/domain/brand";
import { termsVersion } from "@tenora/domain/terms-version";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/terms";
import { Complaints, Law } from "./complaints-and-law.tsx";
import { legalFacts } from "./legal-facts.server.ts";
import { LegalPage } from "./legal-page.tsx";
import { OperatorIdentity, RegulatoryStatus } from "./operator-identity.tsx";

const short = `What ${brand.name} does for you, what it doesn't, and what you promise when you use it.`;

export const meta = () => pageMeta({ title: "Terms", description: short });

export const loader = ({ context }: Route.LoaderArgs) =>
  legalFacts(context.get(servicesContext).settings);

export default function Terms({ loaderData: facts }: Route.ComponentProps) {
  return (
    <LegalPage title="Terms" short={short}>
      <h2>Who we are</h2>
      <OperatorIdentity facts={facts} />
      <RegulatoryStatus facts={facts} />
      <h2>What we are</h2>
      <p>
        {brand.name} is a place where businesses offer {brand.product.toLowerCase()} as tokens and
        investors buy them with stablecoins. We review businesses and run the site. We are not your
        bank, broker or adviser, we are not a party to any sale, and we do not guarantee that anyone
        pays.
      </p>
      <h2>Your wallet is your account</h2>
      <p>
        Your wallet address identifies you. You keep its keys; we never hold them, cannot restore
        them and never ask for your recovery phrase. Anything your wallet signs counts as signed by
        you. What is written to a blockchain cannot be undone, by us or by you.
      </p>
      <h2>What a business promises</h2>
      <ul>
        <li>
          What you tell us is true and complete, and you are authorised to act for the company.
        </li>
        <li>The documents you upload are genuine and yours to share.</li>
        <li>
          Each invoice or order you offer exists, is owed to you, is free of other claims, and is
          offered once.
        </li>
        <li>
          You settle at maturity what you agreed to settle. If you sell with recourse, that includes
          when your customer doesn't pay.
        </li>
      </ul>
      <h2>What an investor promises</h2>
      <ul>
        <li>The money is yours, lawfully earned, and you can afford to lose it.</li>
        <li>You have read the risk notice and decide for yourself.</li>
      </ul>
      <h2>Review</h2>
      <p>
        A person reviews every onboarding request. Every business starts at Tier 3 until it is
        verified. We may approve or reject a request; you can read the reason in your portal and by
        email, and if no reason is given, you can ask for one. You can correct your request and
        apply again. We may suspend or end access that is used for fraud or against the law, or of a
        business that doesn't pay what it owes here. Paying, collecting and refunds stay open to it.
      </p>
      <h2>What we are liable for</h2>
      <p>
        We are liable where the law does not allow liability to be excluded, and for what we do
        intentionally or through gross negligence. We are not liable for networks, wallets and
        stablecoins that others run, or for the payment of what is traded here.
      </p>
      <h2>Complaints</h2>
      <Complaints facts={facts} />
      <h2>Law</h2>
      <Law facts={facts} />
      <h2>Changes</h2>
      <p>
        You agree to a version when you submit your request or registration, and we record which one
        and when. This is version {termsVersion}. When a text changes, its version changes, and
        anyone who submits after that agrees to the new one.
      </p>
    </LegalPage>
  );
}
