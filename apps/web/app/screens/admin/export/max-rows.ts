/** The rows of one file at the most: they are read within one transaction, and held until it is sent. */
export const maxRows = 10_000;
