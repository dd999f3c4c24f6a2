import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { homeFeatures } from "./copy.ts";
import { Backers, ChecksPicture, InvoicePaid, Record } from "./feature-pictures.tsx";

const pictures = [InvoicePaid, Backers, ChecksPicture, Record] as const;

export function HomeFeatures() {
  return (
    <section aria-labelledby="features" className="page-width pb-14 sm:pb-28">
      <h2 id="features" className="sr-only">
        What the exchange offers
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {homeFeatures.map(({ title, text }, at) => {
          const Picture = pictures[at] ?? InvoicePaid;
          return (
            <li key={title} className={classes(cardClass, "overflow-hidden")}>
              <div
                aria-hidden="true"
                className="relative flex h-36 flex-col justify-center border-line border-b bg-surface-sunken/85 px-5 pt-4"
              >
                <span className="absolute top-2 right-3 text-muted text-xs">Example</span>
                <Picture />
              </div>
              <div className="p-5 lg:p-6">
                <h3 className="font-serif text-heading">{title}</h3>
                <p className="mt-2 text-[0.9375rem] text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
