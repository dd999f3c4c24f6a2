import { Link } from "react-router";
import { buttonClass } from "~/ui/button";

const portals = [
  {
    to: "/business",
    title: "You're waiting to be paid",
    text: "Register your company, get it reviewed and turn what your customers owe you into cash.",
    button: "Enter Business Portal",
  },
  {
    to: "/investor",
    title: "You want to invest",
    text: "Browse receivables and learn how to read their risk before you commit.",
    button: "Enter Investor Portal",
  },
] as const;

export function ChoosePortal() {
  return (
    <section aria-labelledby="portals" className="page-width">
      <div className="on-forest relative isolate overflow-hidden rounded-card bg-forest px-6 py-14 text-on-forest sm:px-12 sm:py-16">
        <img
          src="/artwork/seal.svg"
          alt=""
          width="200"
          height="200"
          loading="lazy"
          className="-right-44 -top-72 -z-10 absolute size-[34rem] max-w-none opacity-15 lg:-top-52 lg:opacity-25"
        />
        <h2 id="portals" className="font-serif text-title">
          Choose Your Portal
        </h2>
        <div className="mt-10 grid gap-10 md:grid-cols-2 md:gap-12">
          {portals.map(({ to, title, text, button }) => (
            <div key={to} className="flex flex-col items-start border-on-forest/20 border-t pt-6">
              <h3 className="font-serif text-heading">{title}</h3>
              <p className="mt-2.5 mb-7 max-w-[46ch] text-on-forest-muted">{text}</p>
              <Link
                to={to}
                className={buttonClass({
                  size: "lg",
                  className: "mt-auto max-sm:w-full",
                })}
              >
                {button}
              </Link>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
