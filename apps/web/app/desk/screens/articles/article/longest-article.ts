/** Characters of JSON in which an article of one megabyte may arrive. */
export const longestArticle = 4 * 1024 * 1024;
