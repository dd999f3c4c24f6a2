import { brand } from "@tenora/domain/brand";
import { termsVersion } from "@tenora/domain/terms-version";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { LegalPage } from "./legal-page.tsx";

const short = `What ${brand.name} does for you, what it does not, and what you promise when you use it.`;

export const meta = () => pageMeta({ title: "Terms", description: short });

export default function Terms() {
  return (
    <LegalPage title="Terms" short={short}>
      <h2>What we are</h2>
      <p>
        {brand.name} is a place where businesses offer {brand.product.toLowerCase()} as tokens and
        investors buy them with stablecoins. We review businesses and run the site. We are not your
        bank, broker or adviser, we are no party to a sale, and we do not guarantee that anybody
        pays.
      </p>
      <h2>Your wallet is your account</h2>
      <p>
        Your wallet address identifies you. You keep its keys; we never hold them, cannot restore
        them and never ask for a recovery phrase. What your wallet signs counts as signed by you.
        What is written to a blockchain cannot be taken back by us or by you.
      </p>
      <h2>What a business promises</h2>
      <ul>
        <li>What you tell us is true and complete, and you may speak for the company.</li>
        <li>The documents you upload are genuine and yours to share.</li>
        <li>
          Each invoice or order you offer exists, is owed to you, is free of other claims, and is
          offered once.
        </li>
        <li>You settle at maturity what you agreed to settle.</li>
      </ul>
      <h2>What an investor promises</h2>
      <ul>
        <li>The money is yours, lawfully earned, and you can bear to lose it.</li>
        <li>You have read the risk notice and decide for yourself.</li>
      </ul>
      <h2>Review</h2>
      <p>
        A person reads every onboarding request. Every business starts at Tier 3. We may approve or
        reject a request; what the reviewer wrote about it you read in your portal and by e-mail,
        and where he wrote nothing you may ask. You may correct it and apply again. We may close
        access that is used for fraud or against the law, for a while or for good.
      </p>
      <h2>What we answer for</h2>
      <p>
        We answer for what the law does not let anybody exclude, and for what we do on purpose or
        through gross negligence. We do not answer for networks, wallets and stablecoins that others
        run, nor for the payment of what is traded here.
      </p>
      <h2>Changes</h2>
      <p>
        You agree to a version with your request or your registration, and we keep which one and
        when. This is version {termsVersion}. When a text changes its version changes, and whoever
        submits from then on agrees to the new one.
      </p>
    </LegalPage>
  );
}
