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

/** Characters of a value that fits beside another on a phone of 360 px, and of a note. */
const mostBeside = { value: 15, note: 30 } as const;

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
        "grid gap-px overflow-hidden bg-line sm:grid-cols-2",
        figures.some(({ values }) => values.some(({ length }) => length > mostBeside.value))
          ? "grid-cols-1"
          : "grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]",
        figures.length === 6 ? "lg:grid-cols-3" : "xl:grid-cols-4",
        isShort && "max-sm:[&>:nth-child(even)]:hidden max-sm:[&_dd]:text-sm",
      )}
    >
      {figures.map(({ label, values, note }) => (
        <div
          key={label}
          className={classes(
            "bg-surface py-3 pr-2 pl-5 sm:px-6 sm:py-4",
            note !== undefined && note.length > mostBeside.note && "max-sm:col-span-full",
          )}
        >
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
