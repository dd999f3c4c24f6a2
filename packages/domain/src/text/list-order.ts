/** The order of a list by time. */
export type ListOrder = "newest" | "oldest";
