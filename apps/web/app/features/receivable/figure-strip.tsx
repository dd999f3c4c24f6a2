import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";

export interface Figure {
  readonly label: string;
  /** One value for each stablecoin. */
  readonly values: readonly string[];
  readonly note?: string | undefined;
  /** Where little is on the first screen, what can be acted on stands before the rest. */
  readonly isFirstOnPhones?: boolean;
}

/** Characters of a value that fits beside another on a phone of 360 px, and of a note. */
const mostBeside = { value: 15, note: 30 } as const;

/** On phones: its value beside its label, and its note below both. */
const row = {
  figure:
    "max-sm:col-span-full max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-4 max-sm:pr-5",
  value: "max-sm:ml-auto",
  note: "max-sm:basis-full",
} as const;

/**
 * Four figures side by side, or six in two rows; on phones two in a row, as long as an amount and its unit
 * fit on one line, and those with a long note by themselves. Nothing without any.
 */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  const isNarrow = figures.some(({ values }) =>
    values.some(({ length }) => length > mostBeside.value),
  );
  return (
    <dl
      className={classes(
        cardClass,
        "grid gap-px overflow-hidden bg-line sm:grid-cols-2",
        isNarrow ? "grid-cols-1" : "grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]",
        figures.length === 6 ? "md:grid-cols-3" : "xl:grid-cols-4",
      )}
    >
      {figures.map((figure) => (
        <FigureCell
          key={figure.label}
          figure={figure}
          isRow={isNarrow || (figure.note?.length ?? 0) > mostBeside.note}
        />
      ))}
    </dl>
  );
}

function FigureCell({ figure, isRow }: { figure: Figure; isRow: boolean }) {
  const { label, values, note, isFirstOnPhones } = figure;
  return (
    <div
      className={classes(
        "bg-surface py-2 pr-2 pl-5 sm:px-6 sm:py-4",
        isRow && row.figure,
        isFirstOnPhones && "max-sm:order-first",
      )}
    >
      <dt className="text-muted text-sm">{label}</dt>
      {values.map((value) => (
        <dd
          key={value}
          className={classes(
            "figures mt-0.5 font-medium text-sm sm:text-[1.0625rem]",
            isRow && row.value,
          )}
        >
          {value}
        </dd>
      ))}
      {note && <dd className={classes("figures text-muted text-sm", isRow && row.note)}>{note}</dd>}
    </div>
  );
}
