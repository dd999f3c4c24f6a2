/** Whether receivables can be listed, bought and resold: yes, not now, or never again. */
export type NewBusiness = "open" | "paused" | "ended";

/** After so long a pause anybody may cancel a sale below its minimum (`ExchangeRegistry.LONGEST_PAUSE`). */
export const longestPauseSeconds = 14 * 86_400;
