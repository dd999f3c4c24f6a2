/** One measured figure with its goal beside it. */
export interface MeasuredFigure {
  readonly what: string;
  readonly measured: string;
  /** Null for a figure that is printed for information. */
  readonly goal: string | null;
  readonly holds: boolean;
}

export type Bench = () => Promise<MeasuredFigure[]>;

declare module "vitest" {
  interface TaskMeta {
    /** What a tagged test measured, for `npm run bench -- <tag>`. */
    figures?: MeasuredFigure[];
  }
}

export const figure = (
  what: string,
  measured: string,
  goal: string,
  holds: boolean,
): MeasuredFigure => ({
  what,
  measured,
  goal,
  holds,
});

/** A figure without a goal. */
export const information = (what: string, measured: string): MeasuredFigure => ({
  what,
  measured,
  goal: null,
  holds: true,
});

/** The value below which this share of all values lies; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
