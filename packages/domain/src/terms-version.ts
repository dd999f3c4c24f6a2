/**
 * The version of the terms, the privacy notice and the risk notice that people agree to together.
 * It is stored with each consent; whoever changes one of the three texts gives it a new name.
 */
export const termsVersion = "2026-11-21";
