/**
 * The version of the terms, the privacy notice and the risk notice that people agree to together.
 * It is stored with each consent. Change it with any of the three texts.
 */
export const termsVersion = "2026-11-22";
