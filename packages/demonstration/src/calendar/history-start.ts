const historyDays = 240;

/** When the history of a demonstration begins that ends at `end`; both in seconds since 1970. */
export const historyStart = (end: number): number => end - historyDays * 86_400;
