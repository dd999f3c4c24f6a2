import { Badge, type BadgeTone } from "~/ui/badge";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

const figures = [
  ["Raised", "126,400"],
  ["Still to repay", "69,310"],
  ["Repaid on time", "7 of 7"],
] as const;

const receivables: readonly {
  readonly name: string;
  readonly text: string;
  readonly badge: readonly [BadgeTone, string];
}[] = [
  { name: "24,000.00 USDC", text: "5,400 of 21,600 sold", badge: ["good", "Open"] },
  { name: "45,000.00 USDC", text: "Due Jan 20", badge: ["neutral", "Running"] },
  { name: "12,500.00 USDC", text: "Repaid Nov 2, three days early", badge: ["good", "Settled"] },
];

/** The business portal as a business sees it, in short: legible at every width, as a photograph isn't. */
export function PortalPicture() {
  return (
    <figure>
      <div
        aria-hidden="true"
        className={classes(cardClass, "scene-rise flex flex-col overflow-hidden lg:h-88")}
      >
        <p className="on-forest bg-forest px-5 pt-2 text-right text-on-forest-muted text-xs sm:px-6">
          Example, in USDC
        </p>
        <dl className="on-forest grid grid-cols-3 gap-3 bg-forest px-5 pb-4 text-on-forest sm:px-6">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className="text-[0.8125rem] text-on-forest-muted">{name}</dt>
              <dd className="figures mt-0.5 font-serif text-[1.25rem] leading-tight sm:text-[1.5rem]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="flex flex-1 flex-col divide-y divide-line px-5 sm:px-6">
          {receivables.map(({ name, text, badge: [tone, word] }) => (
            <li key={name} className="flex flex-1 items-center justify-between gap-4 py-3">
              <p className="min-w-0">
                <span className="figures block font-medium">{name}</span>
                <span className="figures block text-muted text-sm">{text}</span>
              </p>
              <Badge tone={tone}>{word}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-muted text-sm">
        An example of the business portal.
      </figcaption>
    </figure>
  );
}
