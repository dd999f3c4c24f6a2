/**
 * The version of the terms, the privacy notice and the risk notice that people agree to together.
 * It is stored with each consent; a change to one of the three texts needs a new name.
 */
export const termsVersion = "2026-11-27";
