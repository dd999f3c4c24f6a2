import { Link } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/privacy";
import { legalFacts } from "./legal-facts.server.ts";
import { LegalPage } from "./legal-page.tsx";
import { OperatorIdentity } from "./operator-identity.tsx";

const short =
  "What data we hold, who can see it, how long we keep it and what you can ask of us. No advertising, no tracking.";

export const meta = () => pageMeta({ title: "Privacy", description: short });

export const loader = ({ context }: Route.LoaderArgs) =>
  legalFacts(context.get(servicesContext).settings);

export default function Privacy({ loaderData: facts }: Route.ComponentProps) {
  return (
    <LegalPage title="Privacy" short={short}>
      <h2>Who is responsible</h2>
      <OperatorIdentity facts={facts} />
      <h2>What we hold</h2>
      <ul>
        <li>
          <strong>For every business:</strong> company name, country, registration number, the
          director's name and email address, the wallet address, and the registration certificate;
          and what we check of the company, who acts for it and who owns it, such as sanctions
          lists, with the result and our notes.
        </li>
        <li>
          <strong>For every registered investor:</strong> name, email address, country, government
          ID number (encrypted) and wallet address; and what we check of them, such as sanctions
          lists, with the result and our notes.
        </li>
        <li>
          <strong>For both:</strong> which version of our terms and notices was agreed to, and when;
          which emails aren't wanted; and the time zone that their browser told us, for the dates in
          emails.
        </li>
        <li>
          <strong>For everyone who saves a search or watches a receivable:</strong> the wallet
          address, the filters and their name, and which receivables. Nobody else sees them.
        </li>
        <li>
          <strong>For everyone who asks to join a private sale, or is invited:</strong> a name and
          the wallet address. Only the seller sees the name. If they want emails, also an email
          address, which the seller doesn't see. Whoever holds a note without being registered as an
          investor can give us one, too.
        </li>
        <li>
          <strong>For every investor who rates a business:</strong> the stars and words, and for
          which receivable. The business's page shows them without a name or address.
        </li>
        <li>
          <strong>For everyone who writes to us on our About page:</strong> name, email address and
          the message, to answer it.
        </li>
        <li>
          <strong>For everyone who signs in:</strong> the network address and browser of the
          session, to keep attackers out. We keep nothing about other visitors. We set no cookies
          before you sign in, and no third-party cookies at all.
        </li>
      </ul>
      <h2>Who sees it</h2>
      <p>
        Our review team sees what you submit; each certificate opens only through a link that
        expires after 60 seconds, and every decision is recorded. A business sees its own submission
        once it has signed with its wallet. Anyone who knows a wallet address can find out whether
        its business is pending, approved, suspended or rejected, its tier, and whether it
        registered as an investor; nothing else. Once a receivable is listed, approved investors who
        are signed in see the company name of the seller's customer, except in private sales. If it
        is paid late, everyone can see how often we have contacted someone about it, when last, how,
        and with which side (the seller, the customer or someone else), but no names and nothing
        that was said. The name and record of a business that has listed here stay public while it's
        suspended. Our email provider sees the messages we send. We never sell your data.
      </p>
      <h2>What your browser stores</h2>
      <p>
        Which wallet you used last, which one you signed with, whether you disconnected it, your
        choice of theme and, until you close the tab, a form you haven't sent yet. Files are never
        stored there.
      </p>
      <h2>What a blockchain stores</h2>
      <p>
        Tokens, payments and wallet addresses on a blockchain are public and permanent. We never
        write names, documents or contact details to it.
      </p>
      <h2>How long we keep it</h2>
      <p>
        We keep what you submit until you ask us to erase it, unless a law on financial records
        requires us to keep it longer. We delete an email address given to join a private sale after
        two years, or after seven days if nobody confirms it. A replaced certificate stays on record
        to show what was reviewed. We remove a document uploaded without a completed form within a
        few hours. We delete ended sessions after 30 days, with their network address and browser,
        and the text of messages we sent or received after 90 days, unless the operator of this
        marketplace has set other periods. If a payment is late, we record whom we contacted about
        it and what was said; we delete those names and words six years after the last contact, when
        a debt can usually no longer be claimed.
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask for a copy of your data, have mistakes corrected and have everything erased that
        no law requires us to keep. Contact us through the{" "}
        <Link to="/about#contact">contact page</Link>; a real person will answer and take care of
        it. You can also complain to the data protection authority where you live.
      </p>
    </LegalPage>
  );
}
