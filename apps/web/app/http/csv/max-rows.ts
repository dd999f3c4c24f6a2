/** The maximum rows of a file: they are read in one transaction, and in memory until it is sent. */
export const maxRows = 10_000;
