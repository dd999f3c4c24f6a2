/**
 * What a reviewer checks of a business: that a public register has its name and number, that the person who acts
 * for it exists and may do so, and that no sanctions list has it, them or its owners.
 */
export const businessChecks = ["register", "authority", "screening"] as const;
export type BusinessCheckSubject = (typeof businessChecks)[number];
