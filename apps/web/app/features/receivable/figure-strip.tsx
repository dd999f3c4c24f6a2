import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

export interface Figure {
  readonly label: string;
  /** One value for each stablecoin. */
  readonly values: readonly string[];
  readonly note?: string | undefined;
}

interface FigureStripProps {
  readonly figures: readonly Figure[];
  /** Phones show the first and the third only, where what follows matters more. */
  readonly isShort?: boolean;
}

/**
 * Four figures side by side, or six in two rows; on phones two in a row, as long as an amount and its unit
 * fit on one line. Nothing without any.
 */
export function FigureStrip({ figures, isShort = false }: FigureStripProps) {
  if (figures.length === 0) return null;
  return (
    <dl
      className={classes(
        cardClass,
        "grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-px overflow-hidden bg-line sm:grid-cols-2",
        figures.length === 6 ? "lg:grid-cols-3" : "xl:grid-cols-4",
        isShort && "max-sm:[&>:nth-child(even)]:hidden max-sm:[&_dd]:text-sm",
      )}
    >
      {figures.map(({ label, values, note }) => (
        <div key={label} className="bg-surface px-2.5 py-3.5 sm:px-6 sm:py-4">
          <dt className="text-muted text-sm">{label}</dt>
          {values.map((value) => (
            <dd key={value} className="figures mt-0.5 font-medium text-sm sm:text-[1.0625rem]">
              {value}
            </dd>
          ))}
          {note && <dd className="figures text-muted text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
