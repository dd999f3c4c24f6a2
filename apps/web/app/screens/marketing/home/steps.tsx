import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { businessSteps, type HomeStep, investorSteps } from "./copy.ts";
import { LaneListing } from "./market/lane-listing.tsx";
import { PortalPicture } from "./portal-picture.tsx";

const lanes = [
  {
    id: "businesses",
    title: "For Businesses",
    lead: "From invoice to cash, well before the due date.",
    picture: PortalPicture,
    steps: businessSteps,
  },
  {
    id: "investors",
    title: "For Investors",
    lead: "Short-term claims on real trade, with the risk in plain sight.",
    picture: LaneListing,
    steps: investorSteps,
  },
] as const;

export function Steps() {
  return (
    <div className="border-line border-y bg-surface-sunken/85">
      <div className="page-width grid gap-x-16 gap-y-12 py-14 sm:gap-y-16 sm:py-28 lg:grid-cols-2">
        {lanes.map(({ id, title, lead, picture: Picture, steps }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="font-serif text-title">
              {title}
            </h2>
            <p className="mt-3 text-lead text-muted lg:min-h-16">{lead}</p>
            <div className="mt-8 max-w-xl lg:max-w-none">
              <Picture />
            </div>
            <ol className="mt-8 sm:mt-10">
              {steps.map((step) => (
                <StepLine key={step.number} step={step} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

function StepLine({ step }: { step: HomeStep }) {
  return (
    <li className="group relative grid grid-cols-[2.75rem_1fr] gap-x-5 pb-6 last:pb-0 sm:pb-9">
      <span
        aria-hidden="true"
        className="absolute top-13 bottom-2 left-5.5 w-px bg-line-strong/45 group-last:hidden"
      />
      <span className="figures flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface font-serif text-lg">
        {step.number}
      </span>
      <div className="pt-1.5">
        <h3 className="font-semibold text-lg leading-snug">{step.title}</h3>
        <p className="mt-1.5 max-w-[52ch] text-muted">{step.description}</p>
        {(step.coins || step.externalLink) && <StepExtras step={step} />}
      </div>
    </li>
  );
}

function StepExtras({ step: { coins = [], externalLink } }: { step: HomeStep }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
      {coins.map(({ name, image }) => (
        <span key={name} className="inline-flex items-center gap-2 font-medium text-sm">
          <img src={image} alt="" width="24" height="24" className="size-6" />
          {name}
        </span>
      ))}
      {externalLink && (
        <a
          href={externalLink.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-medium text-mint-strong text-sm underline underline-offset-4 hover:decoration-2"
        >
          <img src={externalLink.image} alt="" width="24" height="24" className="size-6" />
          Convert cash to stablecoins
          <ArrowUpRight aria-hidden="true" className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}
