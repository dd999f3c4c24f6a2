import { brand } from "@tenora/domain/brand";
import { Link } from "react-router";
import { buttonClass } from "~/ui/button";
import { Scene } from "./scene.tsx";

export function Hero() {
  return (
    <section className="page-width grid items-center gap-x-10 gap-y-12 pt-10 pb-14 sm:pt-16 sm:pb-20 lg:grid-cols-[1.08fr_1fr] lg:pt-20 lg:pb-28">
      <div>
        <h1 className="font-serif text-display">{brand.tagline}</h1>
        <p className="mt-6 max-w-[54ch] text-lead text-muted">
          Turn an unpaid invoice or a confirmed order into a note that investors can buy. Businesses
          get paid early; investors collect principal plus the agreed return at maturity.
        </p>
        <div className="mt-9 flex flex-col gap-3 sm:flex-row">
          <Link to="/business" className={buttonClass({ size: "lg" })}>
            For Businesses
          </Link>
          <Link to="/investor" className={buttonClass({ size: "lg", variant: "outline" })}>
            For Investors
          </Link>
        </div>
        <p className="mt-6 max-w-[58ch] text-muted text-sm">
          Returns are agreed, not guaranteed: a customer may pay late or not at all.
        </p>
      </div>
      <Scene />
    </section>
  );
}
