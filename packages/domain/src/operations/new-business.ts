/** Whether receivables can be listed, bought and resold: yes, not now, or never again. */
export type NewBusiness = "open" | "paused" | "ended";
