import { brand } from "@tenora/domain/brand";
import { formatCount } from "@tenora/domain/money/format-amount";
import { Link } from "react-router";
import type { TrustFacts } from "./trust-facts.ts";

const link = "text-mint-strong underline underline-offset-4 hover:decoration-2";

interface Answer {
  readonly title: string;
  readonly text: string;
  readonly more?: { readonly to: string; readonly label: string };
}

/** How many people it takes to check and sign, by the rule that this installation runs. */
function signers(secondReviewerFrom: number | null): string {
  if (secondReviewerFrom === null)
    return "Then they or a colleague sign with our wallet. We don't require two people: one reviewer may check and sign alone.";
  if (secondReviewerFrom === 0)
    return "Then a second reviewer, who recorded none of these checks, signs with our wallet. Our system refuses anyone who did.";
  return `Then, from a face value of ${formatCount(secondReviewerFrom)} in stablecoins, a second reviewer, who recorded none of these checks, signs with our wallet. Our system refuses anyone who did. Below that, one reviewer may check and sign alone.`;
}

const review = (secondReviewerFrom: number | null): Answer => ({
  title: "How we review",
  text: `Before a business can sell, we check its registration certificate and whoever acts for it. For an invoice or order, a reviewer reads the documents, contacts the customer and records how the debt was confirmed. For a campaign, which has no customer, they check its story and how it will be repaid. ${signers(secondReviewerFrom)} The signature stays on the chain. It says what we checked. It doesn't promise that anyone will pay.`,
});

const promises: readonly Answer[] = [
  {
    title: "What it costs",
    text: "Registering and requesting funding are free. When a sale succeeds, the seller pays a platform fee from the amount raised. Sellers see the fee before they sign, and their signed terms cap it. Investors pay us nothing. The network charges its own fee for each transaction.",
    more: { to: "/fees", label: "See every fee" },
  },
  {
    title: "If a customer doesn't pay",
    text: "After the due date there may be a few grace days, then a late fee for investors if one was agreed. From then on we approve nothing new from its seller until it's repaid. If it's still unpaid after the delay in its terms, anyone can record a default. Whatever is paid later still goes to investors first. Nobody guarantees payment: investors can lose what they put in.",
  },
  {
    title: "Where the money is",
    text: "Payments go into the exchange's contract, not into an account of ours. From there they go to investors and the seller. Refunds go to buyers, and our fee is taken when a sale succeeds. Nobody can change the contract's rules, or the terms of a receivable once it's listed. We can stop new sales; paying, collecting and refunds always stay open.",
  },
  {
    title: "If we disappear",
    text: "Notes and money stay on the chain. Anyone can pay a receivable, and every holder can collect, with any wallet and without this website.",
  },
];

/** What people ask before they trust a marketplace with money, answered in plain words. */
export function Promises({ secondReviewerFrom }: Pick<TrustFacts, "secondReviewerFrom">) {
  return (
    <section aria-labelledby="promises" className="mt-20">
      <h2 id="promises" className="font-serif text-title">
        What you can hold us to
      </h2>
      <dl className="mt-8 grid gap-x-12 gap-y-9 md:grid-cols-2">
        {[review(secondReviewerFrom), ...promises].map(({ title, text, more }) => (
          <div key={title}>
            <dt className="font-medium text-lead">{title}</dt>
            <dd className="mt-2 max-w-[60ch] text-muted">
              {text}
              {more && (
                <>
                  {" "}
                  <Link to={more.to} className={link}>
                    {more.label}
                  </Link>
                  .
                </>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt className="font-medium text-lead">The small print</dt>
          <dd className="mt-2 max-w-[60ch] text-muted">
            The{" "}
            <Link to="/terms" className={link}>
              terms
            </Link>
            , the{" "}
            <Link to="/privacy" className={link}>
              privacy notice
            </Link>{" "}
            and the{" "}
            <Link to="/risk" className={link}>
              risk notice
            </Link>{" "}
            are short and in plain English. Developers can read everything on {brand.name} through
            the{" "}
            <Link to="/developers" className={link}>
              public API
            </Link>
            .
          </dd>
        </div>
      </dl>
    </section>
  );
}
