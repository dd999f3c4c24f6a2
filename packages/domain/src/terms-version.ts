/**
 * The version of the terms, the privacy notice and the risk notice that people agree to together: the day of its
 * text, with a number from the second text of that day on. It is stored with each consent; a change to one of the
 * three texts needs a new name.
 */
export const termsVersion = "2026-11-27.3";

/** The day of its text, YYYY-MM-DD. */
export const termsDay = termsVersion.slice(0, 10);
