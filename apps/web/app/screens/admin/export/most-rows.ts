/** The rows of one file at the most: what a spreadsheet opens at once, and one request reads. */
export const mostRows = 10_000;
