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

/** Characters of a value and of a note that fit on one line beside others, on a phone of 360 px. */
const mostBeside = { value: 15, note: 18 } as const;

/** On phones: its values beside its label, below each other, and its note below them all. */
const row = {
  figure: "max-sm:flex max-sm:flex-wrap max-sm:items-baseline gap-x-3 max-sm:pr-5",
  value: "max-sm:ml-auto",
  nextValue: "max-sm:basis-full max-sm:text-right",
  note: "max-sm:basis-full",
} as const;

/**
 * Four figures side by side, or six in two rows; on phones two in a row, as long as every amount with its
 * unit and every note fit on one line, or else one below another. Nothing without any.
 */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  const isNarrow = figures.some(
    ({ values, note = "" }) =>
      note.length > mostBeside.note || values.some(({ length }) => length > mostBeside.value),
  );
  return (
    <dl
      className={classes(
        cardClass,
        "grid gap-px overflow-hidden bg-line sm:grid-cols-2",
        isNarrow ? "grid-cols-1 max-sm:bg-line!" : "grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]",
        figures.length === 6 ? "md:grid-cols-3" : "xl:grid-cols-4",
      )}
    >
      {figures.map((figure) => (
        <FigureCell key={figure.label} figure={figure} isRow={isNarrow} />
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
      {values.map((value, at) => (
        <dd
          key={value}
          className={classes(
            "figures mt-0.5 font-medium text-sm sm:text-[1.0625rem]",
            isRow && (at === 0 ? row.value : row.nextValue),
          )}
        >
          {value}
        </dd>
      ))}
      {note && <dd className={classes("figures text-muted text-sm", isRow && row.note)}>{note}</dd>}
    </div>
  );
}
