import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

export interface Figure {
  readonly label: string;
  /** One value for each stablecoin. */
  readonly values: readonly string[];
  readonly note?: string | undefined;
}

/** Up to four figures side by side, two in a row on phones; nothing without any. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl
      className={classes(
        cardClass,
        "grid grid-cols-2 gap-px overflow-hidden bg-line xl:grid-cols-4",
      )}
    >
      {figures.map(({ label, values, note }) => (
        <div key={label} className="bg-surface px-3.5 py-3.5 sm:px-6 sm:py-4">
          <dt className="text-muted text-sm">{label}</dt>
          {values.map((value) => (
            <dd
              key={value}
              className="figures mt-0.5 whitespace-nowrap font-medium text-[0.9375rem] sm:whitespace-normal sm:text-[1.0625rem]"
            >
              {value}
            </dd>
          ))}
          {note && <dd className="figures text-muted text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
