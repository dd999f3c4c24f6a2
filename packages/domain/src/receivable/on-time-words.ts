import { formatCount } from "../money/format-amount.ts";

/**
 * Of what came due, how much was repaid on time: "4 of 5 that came due". What isn't due yet counts in
 * neither number, unless it was repaid early.
 */
export const onTimeWords = ({ due, onTime }: { readonly due: number; readonly onTime: number }) =>
  due === 0 ? "None due yet" : `${formatCount(onTime)} of ${formatCount(due)} that came due`;
