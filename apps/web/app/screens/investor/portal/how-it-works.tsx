import { Link } from "react-router";
import { steps } from "./copy.ts";

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="mt-16">
      <h2 id="how" className="font-serif text-title">
        How it works
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map((step, at) => (
          <li key={step} className="border-mint-strong border-t-2 pt-5">
            <span aria-hidden="true" className="figures font-serif text-3xl text-mint-strong">
              {at + 1}
            </span>
            <p className="mt-2 max-w-[36ch] font-medium text-lg leading-snug">{step}</p>
            {at === 1 && (
              <Link
                to="/exchange"
                className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                Browse the exchange
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
