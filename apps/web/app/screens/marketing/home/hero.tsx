import { brand } from "@tenora/domain/brand";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { HomeCalculator } from "./calculator/calculator.tsx";

export function Hero() {
  return (
    <section className="page-width grid items-center gap-x-12 gap-y-6 pt-5 pb-6 sm:py-8 lg:grid-cols-[1.08fr_1fr]">
      <div>
        <h1 className="font-serif text-display lg:text-[3.25rem]">{brand.tagline}</h1>
        <p className="mt-3 max-w-[54ch] text-lead text-muted max-sm:leading-normal sm:mt-5">
          Turn an unpaid invoice or a confirmed order into notes that investors can buy. Businesses
          get paid early; investors collect principal plus the agreed return at maturity.
        </p>
        <div className="mt-5 grid grid-cols-2 gap-3 sm:mt-7 sm:flex">
          <Link to="/business" className={buttonClass({ size: "lg", className: "max-sm:px-2" })}>
            For Businesses
          </Link>
          <Link
            to="/investor"
            className={buttonClass({ size: "lg", variant: "outline", className: "max-sm:px-2" })}
          >
            For Investors
          </Link>
        </div>
        <p className="mt-6 max-w-[58ch] text-muted text-sm max-lg:hidden">{caution}</p>
      </div>
      <div>
        <HomeCalculator />
        <p className="mt-5 max-w-[58ch] text-muted text-sm lg:hidden">{caution}</p>
      </div>
    </section>
  );
}

const caution = "Returns are agreed, not guaranteed: a customer may pay late or not at all.";
