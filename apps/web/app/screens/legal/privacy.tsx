import { brand } from "@tenora/domain/brand";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { LegalPage } from "./legal-page.tsx";

const short =
  "Which data we hold, who can see it, how long it stays, and what you can ask of us. No advertising, no tracking.";

export const meta = () => pageMeta({ title: "Privacy", description: short });

export default function Privacy() {
  return (
    <LegalPage title="Privacy" short={short}>
      <h2>What we hold</h2>
      <ul>
        <li>
          <strong>Of every business:</strong> company name, country, registration number, the
          director's name and e-mail address, the wallet address, and the registration certificate.
        </li>
        <li>
          <strong>Of every investor who registers:</strong> name, e-mail address, country, the
          number of a government id (encrypted), and the wallet address.
        </li>
        <li>
          <strong>Of both:</strong> which version of our texts was agreed to, and when.
        </li>
        <li>
          <strong>Of everybody who signs in:</strong> the network address and the browser of the
          session, to keep attackers out. Of other visitors we keep nothing. We set no cookie before
          you sign in, and none of anybody else.
        </li>
      </ul>
      <h2>Who sees it</h2>
      <p>
        Our review team sees what you submit; each certificate opens only through a link that lives
        60 seconds, and every decision is recorded. A business sees what it sent once its wallet has
        proven whose it is. Anybody who knows a wallet address may ask whether its business is
        pending, approved, suspended or rejected, and its tier, and whether it registered as an
        investor; nothing else. Our e-mail provider sees the messages we send. We sell nothing to
        anybody.
      </p>
      <h2>What your browser keeps</h2>
      <p>
        Which wallet you used last, which one you proved, whether you disconnected it, your choice
        of theme, and a form you have not sent yet, until you close the tab. Files are never kept
        there.
      </p>
      <h2>What a blockchain keeps</h2>
      <p>
        Tokens, payments and wallet addresses on a blockchain are public and permanent. We write no
        names, documents or contact details there.
      </p>
      <h2>How long</h2>
      <p>
        We keep what you send until you ask us to erase it and no law on financial records makes us
        keep it. A certificate that another one replaced stays on record, so that it can be seen
        what was reviewed. A document whose form never reached us is removed within a few hours. An
        ended sign-in goes after 30 days, with its network address and browser, and the words of a
        message we sent after 90, unless the operator of this marketplace has set other times.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask for a copy of your data, have mistakes corrected, and have everything erased
        that no law makes us keep. Write to us through the{" "}
        <a href={brand.links.contact} target="_blank" rel="noopener noreferrer">
          contact page
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        ; a person answers and does it.
      </p>
    </LegalPage>
  );
}
