import { brand } from "@tenora/domain/brand";
import { Link } from "react-router";
import type { TrustFacts } from "./trust-facts.ts";

const link = "text-mint-strong underline underline-offset-4 hover:decoration-2";

/** Company, place, address and mail, as far as they are configured; a demonstration says that it is one. */
export function WhoRunsIt({ isDemo, operator }: TrustFacts) {
  const { company, jurisdiction, address, email, securityEmail } = operator;
  const lines = [
    { label: "Company", value: company },
    { label: "Registered in", value: jurisdiction },
    { label: "Address", value: address },
    { label: "Email", value: email, to: `mailto:${email}` },
    { label: "Security reports", value: securityEmail, to: `mailto:${securityEmail}` },
  ].filter(({ value }) => value !== null);
  return (
    <section aria-labelledby="operator" className="mt-20">
      <h2 id="operator" className="font-serif text-title">
        Who runs it
      </h2>
      {isDemo && (
        <p className="mt-4 max-w-[60ch]">
          This is a local demo of {brand.name}. It runs only on your computer: its businesses,
          investors and coins are invented, and no company stands behind them.
        </p>
      )}
      {!isDemo && company === null && (
        <p className="mt-4 max-w-[60ch]">
          The operator of this site hasn't published their name yet. Don't trust it with money until
          they do.
        </p>
      )}
      {isDemo && lines.length > 0 && (
        <p className="mt-6 font-medium">Example details, from this demo’s settings</p>
      )}
      {lines.length > 0 && (
        <dl className="mt-6 max-w-3xl divide-y divide-line border-line border-y">
          {lines.map(({ label, value, to }) => (
            <div key={label} className="grid gap-x-8 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">
                {to ? (
                  <a href={to} className={link}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 max-w-[60ch] text-muted text-sm">
        Found a vulnerability? See{" "}
        <a href="/.well-known/security.txt" className={link}>
          security.txt
        </a>
        . Is everything running? See our{" "}
        <Link to="/status" className={link}>
          status page
        </Link>
        .
      </p>
    </section>
  );
}
