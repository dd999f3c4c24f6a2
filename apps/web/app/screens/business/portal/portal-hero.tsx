import { Badge } from "~/ui/badge";
import { classes } from "~/ui/classes";

/** What a business gets here, what it gives, and how that looks. */
export function PortalHero() {
  return (
    <section className="on-forest bg-forest text-on-forest">
      <div className="page-width grid items-center gap-x-16 gap-y-8 py-9 sm:gap-y-10 sm:py-16 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="font-medium text-mint text-sm">For businesses</p>
          <h1 className="mt-3 max-w-3xl font-medium font-serif text-title lg:text-[3.25rem]">
            Get paid early for invoices due next quarter
          </h1>
          <p className="mt-4 max-w-2xl text-lead sm:mt-5 text-on-forest-muted">
            Turn an invoice or an order into a receivable NFT, sell it to investors for early cash,
            and settle when your customer pays. You keep your customer; investors see your track
            record.
          </p>
        </div>
        <SaleExample />
      </div>
    </section>
  );
}

/** The invoice with which the calculator on the home page begins, in whole coins as there. */
const steps = [
  { day: "Dec 3", title: "You submit an invoice", text: "24,000 USDC, due Jan 20" },
  { day: "Dec 5", title: "We check it with your customer", text: "Then it goes on sale" },
  { day: "Dec 6", title: "Investors buy it", text: "23,650 USDC is in your wallet" },
  { day: "Jan 20", title: "Your customer pays", text: "Investors get 24,000 USDC" },
] as const;
/** How many of them have happened. */
const reached = 3;

/** One sale from the invoice to its end. */
function SaleExample() {
  return (
    <figure className="w-full max-w-lg lg:justify-self-end">
      <div className="rounded-card border border-line bg-surface px-5 py-4 text-ink sm:px-6 sm:py-5 shadow-raised">
        <div className="flex items-center justify-between gap-4 border-line border-b pb-3 sm:pb-4">
          <p>
            <span className="block text-muted text-sm">Invoice</span>
            <span className="figures font-serif text-[1.5rem] leading-tight">24,000 USDC</span>
          </p>
          <Badge tone="good">Sold</Badge>
        </div>
        <ol className="mt-3 grid gap-3 sm:mt-4 sm:gap-3.5">
          {steps.map(({ day, title, text }, at) => (
            <li
              key={day}
              className="grid grid-cols-[3rem_1rem_1fr] gap-x-3 sm:grid-cols-[3.25rem_1rem_1fr]"
            >
              <span className="figures whitespace-nowrap pt-px text-right text-muted text-sm">
                {day}
              </span>
              <span
                aria-hidden="true"
                className={classes(
                  "mt-1.5 size-3 justify-self-center rounded-full border-2",
                  at < reached ? "border-mint-strong bg-mint-strong" : "border-line-strong",
                )}
              />
              <p className="text-[0.9375rem] leading-snug">
                <span className="block font-medium">{title}</span>
                <span className="figures block text-muted text-sm">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-3 text-on-forest-muted text-sm">
        An example: selling the whole invoice 45 days early costs 350 USDC before our fee. Dates and
        figures are invented.
      </figcaption>
    </figure>
  );
}
